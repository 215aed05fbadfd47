/**
 * Loaded before the program (`node --import`): from then on `electron` is the double, for `import` and for `require`. The names that
 * `import` knows are written out in a module of their own, since those must be known before anything runs.
 */
import Module, { register } from 'node:module'
import { electron } from './electron.ts'
import { runs } from './own.ts'

Reflect.set(globalThis, Symbol.for('double of electron'), { electron, runs })
const names = Object.keys(electron)
const source = [
  `const { electron, runs } = globalThis[Symbol.for('double of electron')]`,
  // This module is the last to run before the program that imports it.
  'runs()',
  'export default electron',
  ...names.map((name) => `export const ${name} = electron.${name}`),
].join('\n')
const asUrl = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`
const isElectron = /^electron(\/main|\/common)?$/

register(
  asUrl(`export const resolve = (name, context, next) =>
    ${isElectron}.test(name) ? { url: ${JSON.stringify(asUrl(source))}, shortCircuit: true } : next(name, context)`),
)

// Node's own loader of CommonJS, which has no public hook before Node 23.
const loader = Module as unknown as { _load(name: string, ...more: unknown[]): unknown }
const load = loader._load
loader._load = (name, ...more) => (isElectron.test(name) ? electron : load.call(Module, name, ...more))
