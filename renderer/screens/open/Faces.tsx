import type { GameCard } from '../../app/play.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'

type FacesProps = {
  card: GameCard
  chosen: string | undefined
  /** Why the emblem is not to be had; null = it is. */
  takenBy(face: string): string | null
  onChoose(face: string): void
}

/** The emblems of a game, one to be chosen. */
export function Faces({ card, chosen, takenBy, onChoose }: FacesProps) {
  const say = useWords()
  const words = useGameWords(card.id)
  return (
    <div className="faces" role="radiogroup" aria-label={say('opening.face')}>
      {card.faces.map((face) => {
        const taken = takenBy(face)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture to choose, which a native radio button cannot be
          <button
            key={face}
            type="button"
            role="radio"
            aria-checked={chosen === face}
            aria-disabled={taken !== null || undefined}
            aria-label={[card.faceName(face, words), taken].filter(Boolean).join(', ')}
            title={taken ?? `${card.faceName(face, words)}. ${card.faceLine(face, words)}`}
            data-testid={`face-${face}`}
            onClick={() => taken === null && onChoose(face)}
          >
            <Face game={card.id} face={face} size="3.4em" />
          </button>
        )
      })}
    </div>
  )
}
