import { keep, kept } from './kept.ts'

/** What a guest's device needs to join a Wi-Fi; `password` null = it is open. */
export type Wifi = { name: string; password: string | null; hidden: boolean }

const PLACE = 'wifi'
const NAME_BYTES = 32
/** As WPA has it: 8 to 63 printable letters of ASCII, or the key itself in hexadecimal. */
const PASSWORD = /^(?:[ -~]{8,63}|[0-9a-f]{64})$/i

/** What is wrong with it; null = nothing. */
export function wifiFault({ name, password }: Wifi): 'badName' | 'badPassword' | null {
  const bytes = new TextEncoder().encode(name).length
  if (bytes < 1 || bytes > NAME_BYTES) return 'badName'
  return password === null || PASSWORD.test(password) ? null : 'badPassword'
}

/** These letters part the fields of the text. */
const escaped = (text: string): string => text.replace(/[\\;,":]/g, '\\$&')

/** The text of a QR code by which phones join. */
export function wifiText({ name, password, hidden }: Wifi): string {
  const key = password === null ? '' : `P:${escaped(password)};`
  return `WIFI:T:${password === null ? 'nopass' : 'WPA'};S:${escaped(name)};${key}${hidden ? 'H:true;' : ''};`
}

/** Reads what this device has kept; null when there is nothing, or something else. */
export function keptWifi(): Wifi | null {
  try {
    const read: unknown = JSON.parse(kept(PLACE) ?? 'null')
    if (typeof read !== 'object' || read === null || !('name' in read) || !('password' in read)) return null
    const { name, password } = read
    if (typeof name !== 'string' || !(password === null || typeof password === 'string')) return null
    const wifi = { name, password, hidden: 'hidden' in read && read.hidden === true }
    return wifiFault(wifi) === null ? wifi : null
  } catch {
    return null
  }
}

/** On this device alone; null = forget it. */
export function keepWifi(wifi: Wifi | null): void {
  keep(PLACE, JSON.stringify(wifi))
}
