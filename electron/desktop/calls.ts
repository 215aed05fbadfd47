import { type IpcMainInvokeEvent, ipcMain } from 'electron'
import {
  CHANNELS,
  DRAWING_ORDERS,
  type DrawingOrder,
  type HostForPage,
  REPORT_ORDERS,
  type ReportOrder,
  UPDATE_ORDERS,
  type UpdateOrder,
} from './channels.ts'
import { isOurFrame } from './navigation.ts'

/** What the shell does when its page asks. */
export type Calls = {
  host(): HostForPage
  fullScreen(): boolean
  speak(language: string): void
  awake(wanted: boolean): void
  listening(): void
  failed(kind: string, stack: string): void
  updates(order: UpdateOrder): Promise<void>
  reports(order: ReportOrder): Promise<boolean>
  drawing(order: DrawingOrder): void
}

/** What a failed page may say of itself. */
const FAILURE_LETTERS = 20_000

/** Answers the calls of the bridge; from any frame but our own page's they are refused, and so is what is no order of ours. */
export function answerCalls(calls: Calls): void {
  const on = (channel: string, answer: (...given: unknown[]) => unknown): void =>
    ipcMain.handle(channel, ({ senderFrame }: IpcMainInvokeEvent, ...given: unknown[]) => {
      if (!isOurFrame(senderFrame)) throw new Error(`a call from ${senderFrame?.url ?? 'a frame that is gone'} is refused`)
      return answer(...given)
    })
  on(CHANNELS.host, () => calls.host())
  on(CHANNELS.fullScreen, () => calls.fullScreen())
  on(CHANNELS.speak, (language) => calls.speak(String(language)))
  on(CHANNELS.awake, (wanted) => calls.awake(wanted === true))
  on(CHANNELS.listening, () => calls.listening())
  on(CHANNELS.failed, (kind, stack) => calls.failed(text(kind), text(stack)))
  on(CHANNELS.updates, (order) => calls.updates(one(UPDATE_ORDERS, order)))
  on(CHANNELS.reports, (order) => calls.reports(one(REPORT_ORDERS, order)))
  on(CHANNELS.drawing, (order) => calls.drawing(one(DRAWING_ORDERS, order)))
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, FAILURE_LETTERS) : '')

function one<Order extends string>(orders: readonly Order[], wanted: unknown): Order {
  const known = orders.find((order) => order === wanted)
  if (known === undefined) throw new Error('there is no such order')
  return known
}
