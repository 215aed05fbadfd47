/** The host of the bench of load: a program of its own, that tells how much memory it has when it is asked. */
import { startHost } from '../../electron/host/startHost.ts'

const [dataDir = ''] = process.argv.slice(2)
/** All that load comes from one address, as it never does in life. */
const CROWD = { burst: 1e9, perSecond: 1e9, connectionsPerAddress: 1e4, dialsPerAddress: 1e4 }

const host = await startHost({ port: 0, dataDir, limits: CROWD, report: (line) => process.stderr.write(`${line}\n`) })
process.send?.({ port: host.port, ownerSecret: host.ownerSecret })
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heapUsed, rss })
})
process.on('disconnect', () => process.exit(0))
