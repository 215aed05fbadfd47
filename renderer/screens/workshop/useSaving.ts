import { useState } from 'react'
import type { AnyGame } from '../../../engine/core/game.ts'
import { readHouseRules } from '../../../engine/core/houseRules.ts'
import { readName } from '../../../engine/core/names.ts'
import { saveRules } from '../../app/intents.ts'
import { drafted, type RulesSet, type Shelved } from '../../app/rules.ts'
import { type Dispatch, useDo, useStore } from '../../app/store.ts'
import type { GameWorkshop } from '../../app/workshop.ts'
import { useWords } from '../../words/language.ts'
import { type OptionVoice, wrongInWords } from '../../words/options.ts'
import { useOptionVoice, withReasons } from '../../words/useOptionVoice.ts'

/** Sends the set to the host if it is sound; else says in words what is not. */
export function trySaving(
  engine: AnyGame,
  { rules, from, game, name, options }: RulesSet,
  voice: OptionVoice,
  dispatch: Dispatch,
): string | null {
  const sound = readName(name)
  if (sound === null) return ''
  const read = readHouseRules(engine.options, options, engine.seats.max)
  if (!read.ok) return wrongInWords(read, engine.options, engine.seats.max, voice)
  const set = { rules, from, game, name: sound, options: read.value }
  dispatch(drafted(set))
  dispatch(saveRules(set))
  return null
}

/** Saving of one set: whether it can be asked for, what is wrong with it, and the asking. */
export function useSaving(engine: AnyGame, set: Shelved, workshop: GameWorkshop | null) {
  const say = useWords()
  const dispatch = useDo()
  const voice = withReasons(useOptionVoice(engine.id), workshop)
  const ready = useStore((state) => state.connection.status === 'open' && state.connection.owner)
  const refused = useStore((state) => state.rules.refused)
  // What was wrong with the draft that was tried; another draft is not wrong before it is tried.
  const [tried, setTried] = useState<{ options: unknown; wrong: string | null } | null>(null)
  const wrong = tried?.options === set.options ? tried.wrong : null
  const fromHost = refused?.rules === set.rules ? say(`refusals.${refused.code}`) : ''
  return {
    canSave: ready && readName(set.name) !== null,
    wrong: wrong || fromHost,
    save: () => {
      if (!ready || !set.isDraft || set.isOvertaken) return
      setTried({ options: set.options, wrong: trySaving(engine, set, voice, dispatch) })
    },
  }
}
