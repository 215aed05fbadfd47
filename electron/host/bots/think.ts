import type { Level, Seat, Typed } from '../../../engine/core/game.ts'

/** What a bot is asked, and all that it may know. */
export type Question = { game: string; level: Level; view: unknown; seat: Seat; seed: string }

/** Resolves with the bot's choice, or null when none came in time. Never rejects. */
export type Think = (question: Question) => Promise<Typed | null>

/** A worker's first word. */
export const READY = 'ready'
