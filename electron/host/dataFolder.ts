import path from 'node:path'

type Surroundings = { platform: NodeJS.Platform; env: Record<string, string | undefined>; home: string }

/** Where games are kept: `CORSAIR_TABLE_DATA`, else where the operating system keeps such things. */
export function dataFolder({ platform, env, home }: Surroundings): string {
  if (env.CORSAIR_TABLE_DATA) return path.resolve(env.CORSAIR_TABLE_DATA)
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Corsair Table')
  if (platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), 'Corsair Table')
  return path.join(env.XDG_DATA_HOME || path.join(home, '.local', 'share'), 'corsair-table')
}
