import { beforeAll, describe } from 'vitest'
import { build } from '../../build/prepare.mjs'
import { doubleOfElectron } from './double/launch.ts'
import { realElectron } from './real.ts'
import { scenarios } from './scenarios.ts'

beforeAll(async () => {
  await build('node')
  await build('page')
})

describe('under the double of Electron', () => scenarios(doubleOfElectron))

const real = realElectron()
describe.skipIf(real.missing !== '')(`in Electron itself${real.missing && ` (skipped: ${real.missing})`}`, () =>
  scenarios(async () => real),
)
