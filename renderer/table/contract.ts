import type { Seat, Typed, Viewer } from '../../engine/core/game.ts'
import type { PieceMaker } from './piece.ts'

/** CSS pixels, from the top left of the window. */
export type Size = { width: number; height: number }
export type Rect = { x: number; y: number; width: number; height: number }

/** Something on the table that can be pointed at, `<kind>:<id>`: `port:malta`, `admiral:2`, `letter:turks`, `seat:3`, `blackmail:turks`, `card:4` (place in my hand), `side:attack`. */
export type Target = string

/** How a target looks now: it could be chosen as well (a faint hint), it is what is to be chosen (shines), it is chosen (burns). */
export type Mark = 'hint' | 'may' | 'chosen'

/** Where one piece rests. Pieces are known by id from layout to layout. */
export type Rest = {
  /** Which drawing, and its variant: `vote-card` + `sword-1`, `seal` + `turks`, `coin` + `gold` … */
  kind: string
  face: string
  /** Centre, CSS pixels. */
  x: number
  y: number
  /** On screen, CSS pixels, before turning. */
  width: number
  height: number
  /** Degrees. */
  turn: number
  /** Face up? A card that changes it turns in perspective. */
  up: boolean
  /** Higher lies above. */
  depth: number
  /** What a click on it means; null = nothing. */
  target: Target | null
  /** What is written on it: names, counts, points. */
  values?: Values
}
export type Values = Readonly<Record<string, string | number>>
export type Layout = Record<string, Rest>

/**
 * `flip` turns a card on the spot, `stamp` presses from above, `drop` swings down and thuds, `burst` swells and is gone,
 * `tick` only changes what is written, with a nod.
 */
export type Path = 'straight' | 'arc' | 'hop' | 'sail' | 'drop' | 'stamp' | 'flip' | 'fade' | 'burst' | 'tick'

export type Step = {
  piece: string
  /** Where it comes from, if it was not there before: another piece's last rest (same id keeps its own). */
  from?: string
  /** Where this step ends, if not at its own rest: another piece's rest after the event. */
  to?: string
  /** A piece that lives for this step only, as high as the pieces it flies between: a coin, a puff, a ring. */
  as?: { kind: string; face: string; aspect: number; size: number }
  /** What is written on it from now on, until the event's end writes what stays. */
  values?: Values
  path: Path
  delayMs: number
  durationMs: number
  /** Heard when a hop, drop or stamp lands, and when any other path starts. */
  sound?: string
}

/** How one event moves pieces. Times in milliseconds at calm; brisk and instant scale them. Several steps of a piece follow one another. */
export type Motion = {
  steps: Step[]
  /** Sounds at the start of the event. */
  sounds?: string[]
  /** How long the event is shown before the next may begin. */
  holdMs: number
}

export type Speed = 'calm' | 'brisk' | 'instant'

/** What a game brings to the table; `renderer/games/<game>/index.ts` exports one as `tableGame`. */
export type TableGame<View, Event extends Typed> = {
  id: string
  begin(opening: Event): View
  evolve(view: View, event: Event): void
  layout(view: View, viewer: Viewer, size: Size): Layout
  /** `before` and `after` are the views around the event. Never longer for a hidden face than for an open one. */
  motion(event: Event, before: View, after: View, viewer: Viewer): Motion
  /** How a table that has just been dealt is laid out before the players' eyes. */
  opening(view: View, viewer: Viewer): Motion
  /** Kind of piece → how it is drawn. */
  pieces: Readonly<Record<string, PieceMaker>>
  /** Files under `assets/`, without `@1x.json` or `@1x.webp`: atlases, and single pictures that are known by their last name. */
  atlases: readonly string[]
  pictures: readonly string[]
}

/** The table's handle for the app: what the host says goes in, what has been shown comes out. */
export type TableStage = {
  /** `perspective`: who looks from now on, if not the same as before; nothing of the former viewer's is kept. */
  snapshot(number: number, view: unknown, perspective?: Perspective): void
  events(first: number, events: Typed[]): void
  /** Shows all that is still to be shown at once. */
  skip(): void
  mark(marks: Record<Target, Mark>): void
  setSpeed(speed: Speed): void
  /** The pointer or the focus is on the target: the app's invisible buttons lie above the canvas and take both. */
  hover(target: Target | null): void
  /** Turns a secret piece of mine up (`mission:mine`) for as long as I look, and down again. */
  look(target: Target, up: boolean): void
  /** Where every target lies now, marked or not: the app lays invisible buttons there, for keyboard, touch and screen reader. */
  targets(): Record<Target, Rect>
  /** The language or a preference has changed: words drawn on the table are drawn anew. */
  retell(): void
  stats(): StageStats
  destroy(): void
}

/** For benches and tests. */
export type StageStats = {
  renderer: 'webgl' | 'canvas'
  /** Since the stage was opened. */
  frames: number
  /** Of the last frame. */
  drawCalls: number
  scriptMs: number
  /** The slowest frame's script since the last call of `stats()`. */
  worstScriptMs: number
  /** On the graphics card, and pieces on the table. */
  textures: number
  pieces: number
  /** Events still to be shown. */
  waiting: number
}

export type TableStageCallbacks = {
  /** Event `number` has been shown; `view` is the table as it now stands on the screen (not to be mutated). */
  onShown(number: number, view: unknown, event: Typed | null): void
  /** Nothing is left to be shown. */
  onIdle(): void
  /** Targets may lie elsewhere, or there are others: read `targets()` again. */
  onLayout(): void
  onPick(target: Target): void
  /** Hover, long press or focus: why is that so? Null = no more. */
  onAsk(target: Target | null): void
  /** Sound that goes with a motion; captions are the app's. */
  onSound(name: string): void
  /** The table cannot be drawn any more, also not when built anew. */
  onBroken(cause: unknown): void
}

export type Perspective = { viewer: Viewer; seat: Seat | null }

/** What a seat's plaque says. */
export type Person = { seat: Seat; name: string; face: string }

/** `renderer/table/index.ts` exports one as `openStage`; it fills `host` and follows its size. */
export type OpenStage = (setup: {
  host: HTMLElement
  // biome-ignore lint/suspicious/noExplicitAny: the stage forgets which game it shows
  game: TableGame<any, any>
  perspective: Perspective
  people: Person[]
  /** Words of the game in the present language. */
  words(key: string, values?: Record<string, string | number>): string
  speed: Speed
  /** `automatic` = a graphics card if there is one, else a canvas. */
  renderer: 'automatic' | 'webgl' | 'canvas'
  /** No idle movement (quiet mode); no flights, only fades (reduced motion). */
  quiet: boolean
  reducedMotion: boolean
  /** How many times as large as drawn the reader wants letters, 1 to 2. */
  letters: number
  /** From 0 to 1, while pictures are fetched. */
  onProgress?(share: number): void
  callbacks: TableStageCallbacks
}) => Promise<TableStage>
