import type { Say, SayGame } from '../../words/language.ts'

/** What a channel is called; those of a game by its words. */
export const channelName = (channel: string | null, words: SayGame, say: Say): string =>
  channel === null ? say('talk.everybody') : words(`channels.${channel}`)
