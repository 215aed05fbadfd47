import { games } from '../../../engine/games/index.ts'
import { answerThoughts } from './answerThoughts.ts'

answerThoughts(games)
