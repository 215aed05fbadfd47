import { seeing } from './law/1-seeing.ts'
import { legality } from './law/2-legality.ts'
import { interference } from './law/3-interference.ts'
import { conservation } from './law/4-conservation.ts'
import { replay } from './law/5-replay.ts'
import { progress } from './law/6-progress.ts'
import { refusal } from './law/7-refusal.ts'
import { imagining } from './law/8-imagining.ts'
import type { Law } from './walk.ts'

export const LAWS: readonly Law[] = [seeing, legality, interference, conservation, replay, progress, refusal, imagining]
