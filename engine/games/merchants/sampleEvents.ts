import { shuffle } from '../../core/cards.ts'
import { pick } from '../../core/chance.ts'
import type { Chance } from '../../core/game.ts'
import { DEFAULT_EVENTS, type Deed, type Exploration, type ExplorationSet, WHO } from './explorations.ts'

type DrawDeed = (chance: Chance) => Deed

const DEEDS: readonly DrawDeed[] = [
  (chance) => ({ what: 'draw', count: 1 + chance.below(3) }),
  (chance) => ({ what: 'discard', count: 1 + chance.below(3), how: 'choice' }),
  (chance) => ({ what: 'discard', count: 1 + chance.below(3), how: 'random' }),
  () => ({ what: 'discard-half' }),
  (chance) => ({ what: 'give', count: 1 + chance.below(2) }),
  () => ({ what: 'take-treasure' }),
  () => ({ what: 'see-hand' }),
  (chance) => ({ what: 'search', count: 3 + chance.below(3), keep: 1 + chance.below(3) }),
  () => ({ what: 'miss-turn' }),
  () => ({ what: 'extra-turn' }),
  () => ({ what: 'return-to-sea' }),
  () => ({ what: 'reach-port' }),
]

/** 8.2 A right set of events drawn at random, some of them default ones: what a house may come up with. */
export function sampleEvents(chance: Chance): ExplorationSet {
  const kept = shuffle(DEFAULT_EVENTS.events, chance).slice(0, chance.below(4))
  const drawn = Array.from({ length: DEFAULT_EVENTS.events.length - kept.length }, (_, place) => sampleEvent(place, chance))
  return { title: 'House events', events: [...kept, ...drawn] }
}

function sampleEvent(place: number, chance: Chance): Exploration {
  const steps = Array.from({ length: 1 + chance.below(3) }, () => ({ who: pick(WHO, chance), ...pick(DEEDS, chance)(chance) }))
  return {
    id: `house-${place + 1}`,
    title: `House event ${place + 1}`,
    text: steps.map(({ who, what }) => `${who}: ${what}`).join('; '),
    steps,
  }
}
