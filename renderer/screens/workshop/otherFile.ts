import { gameCard, gameCards, loadPlay } from '../../app/play.ts'
import { type ReadFile, type RuledGame, readRulesBytes } from '../../app/rulesFile.ts'
import { loadWorkshop } from '../../app/workshop.ts'
import { type Say, sayGame } from '../../words/language.ts'

/** What is to be known of a game, to read its files; null = it is not here. */
async function ruledGame(game: string): Promise<RuledGame | null> {
  if (!gameCard(game)) return null
  const [{ engine }, workshop] = await Promise.all([loadPlay(game), loadWorkshop(game)])
  return { options: engine.options, seats: engine.seats, marks: workshop?.marks ?? {} }
}

export const readAnyFile = (bytes: Uint8Array): Promise<ReadFile> =>
  readRulesBytes(
    bytes,
    ruledGame,
    gameCards.map(({ id }) => id),
  )

/** A file that an editor cannot take: what else of ours it is, and where it is opened; null = nothing, or one of the editor's own. */
export async function otherFileInWords(bytes: Uint8Array, own: { game: string; option: string }, say: Say): Promise<string | null> {
  const read = await readAnyFile(bytes)
  const game = read.ok ? read.set.game : read.game
  if (game === null) return null
  const words = sayGame(game)
  if (read.document === undefined) return say('workshop.other.set', { game: words('name'), name: read.name, way: say('workshop.import') })
  if (game === own.game && read.document === own.option) return null
  return say('workshop.other.document', {
    game: words('name'),
    option: words(`options.${read.document}.title`),
    way: say('workshop.import'),
  })
}
