import { type Direction, nextSpot } from './spatial.ts'

/** Buttons of the standard layout (https://www.w3.org/TR/gamepad/#remapping). */
const BUTTON = { choose: 0, back: 1, menu: 9, up: 12, down: 13, left: 14, right: 15 } as const
type Press = keyof typeof BUTTON
const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right']
/** How far a stick must be pushed, of 1. */
const PUSHED = 0.6
/** What is held down counts again after so long, milliseconds. */
const AGAIN_MS = { first: 420, next: 140 }
/** Pixels a frame with the right stick at its end. */
const SCROLL = 18

const CHOICES = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/** Everything that can take the focus now: of the dialog that lies over all, if one does. */
function choices(): HTMLElement[] {
  const over = [...document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')].at(-1)
  return [...(over ?? document).querySelectorAll<HTMLElement>(CHOICES)].filter((one) => !one.matches(':disabled') && one.checkVisibility())
}

/** Moves the focus to what lies next in that direction; from nowhere, to the first. */
function moveFocus(direction: Direction): void {
  const all = choices()
  const from = document.activeElement
  const others = all.filter((one) => one !== from)
  if (!(from instanceof HTMLElement) || !all.includes(from)) {
    all[0]?.focus()
    return
  }
  const place = nextSpot(
    from.getBoundingClientRect(),
    others.map((one) => one.getBoundingClientRect()),
    direction,
  )
  if (place !== null) others[place]?.focus()
}

/** A list of choices goes to the next one: a gamepad cannot open it. */
function step(list: HTMLSelectElement): void {
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

function key(name: string): void {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
}

/** As Escape does; a dialog hears of that by an event of its own. */
function goBack(): void {
  const over = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  if (over) over.dispatchEvent(new Event('cancel', { cancelable: true }))
  else key('Escape')
}

function press(what: Press): void {
  const { activeElement } = document
  if (what === 'back') goBack()
  else if (what === 'menu') document.querySelector<HTMLElement>('[data-testid="menu"]')?.click()
  else if (what !== 'choose') moveFocus(what)
  else if (activeElement instanceof HTMLSelectElement) step(activeElement)
  else if (activeElement instanceof HTMLElement) activeElement.click()
}

/** What is pressed on the pad now. */
export function pressedOn({ buttons, axes }: Pick<Gamepad, 'axes'> & { buttons: readonly { pressed: boolean }[] }): Set<Press> {
  const pressed = new Set((Object.keys(BUTTON) as Press[]).filter((name) => buttons[BUTTON[name]]?.pressed)) // the names are those of the table
  const [x = 0, y = 0] = axes
  if (Math.abs(x) > PUSHED && Math.abs(x) >= Math.abs(y)) pressed.add(x > 0 ? 'right' : 'left')
  if (Math.abs(y) > PUSHED && Math.abs(y) > Math.abs(x)) pressed.add(y > 0 ? 'down' : 'up')
  return pressed
}

/** Tells of each press once, and again and again of directions that are held. `now` in milliseconds. */
export function presses(): (pressed: ReadonlySet<Press>, now: number) => Press[] {
  const due = new Map<Press, number>()
  return (pressed, now) => {
    for (const name of due.keys()) if (!pressed.has(name)) due.delete(name)
    return [...pressed].filter((name) => {
      const before = due.get(name)
      if (before === undefined) {
        due.set(name, now + AGAIN_MS.first)
        return true
      }
      if (now < before || !DIRECTIONS.some((direction) => direction === name)) return false
      due.set(name, now + AGAIN_MS.next)
      return true
    })
  }
}

/** Gamepads drive everything that the keyboard does: directions move the focus, A chooses, B goes back, Start opens the menu. */
export function listenToGamepads(): void {
  const told = presses()
  let running = false
  const look = (now: number): void => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    running = pads.length > 0
    if (!running) return
    const pressed = new Set(pads.flatMap((pad) => [...pressedOn(pad)]))
    if (document.hasFocus()) for (const what of told(pressed, now)) press(what)
    for (const { axes } of pads) if (Math.abs(axes[3] ?? 0) > 0.2) scrollBy(SCROLL * (axes[3] ?? 0))
    requestAnimationFrame(look)
  }
  window.addEventListener('gamepadconnected', () => {
    if (running) return
    running = true
    requestAnimationFrame(look)
  })
}

/** The nearest part of the page, from the focus outwards, that scrolls. */
function scrollBy(pixels: number): void {
  let part: Element | null = document.activeElement
  while (part && part.scrollHeight <= part.clientHeight + 1) part = part.parentElement
  ;(part ?? document.scrollingElement)?.scrollBy(0, pixels)
}
