/** What Electron's program may be asked to do is decided by fuses in it: they are read back from what was packed, as it is shipped. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'

const [OFF, ON] = ['0'.charCodeAt(0), '1'.charCodeAt(0)]

/** The builder's name of each fuse → the fuse. */
const FUSES = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
}

/** The builder's names of those fuses that are not as `wanted`. */
export async function wrongFuses(program, wanted) {
  const wire = await getCurrentFuseWire(program)
  return Object.entries(wanted)
    .filter(([name, on]) => wire[FUSES[name]] !== (on ? ON : OFF))
    .map(([name]) => name)
}

/** Electron's programs in the folders that the builder has packed below `out`. */
function programs(out, { productName, linux }) {
  return readdirSync(out)
    .flatMap((folder) => [`${productName}.app`, `${productName}.exe`, linux.executableName].map((name) => path.join(out, folder, name)))
    .filter((place) => existsSync(place))
}

/** For the builder, when everything is made: fails if any program was packed with a fuse that is otherwise than the configuration says. */
export async function readBackFuses({ outDir, configuration }) {
  const packed = programs(outDir, configuration)
  if (packed.length === 0) throw new Error(`no program was packed in ${outDir}`)
  for (const program of packed) {
    const wrong = await wrongFuses(program, configuration.electronFuses)
    if (wrong.length > 0) throw new Error(`fuses of ${program} are not as they must be: ${wrong.join(', ')}`)
  }
  return []
}
