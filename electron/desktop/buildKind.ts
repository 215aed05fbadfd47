/** `self`: the program replaces itself. `by-hand`: it can only tell. `none`: it has no place to ask. */
export type BuildKind = 'self' | 'by-hand' | 'none'

type Build = {
  packaged: boolean
  platform: NodeJS.Platform
  /** Set where the program runs out of an AppImage. */
  appImage: string | undefined
  /** The installer left word of where new versions are asked for. */
  hasPlace: boolean
}

/** What a build can do about new versions: packages of a Linux belong to its package manager, an unpacked folder to whoever unpacked it. */
export function buildKind({ packaged, platform, appImage, hasPlace }: Build): BuildKind {
  if (!packaged || !hasPlace) return 'none'
  return platform !== 'linux' || appImage ? 'self' : 'by-hand'
}

/** The page of a release; null when the text, as the installer has left it, names none that we know. */
export function releasePage(text: string, version: string): string | null {
  const field = (name: string): string => new RegExp(`^${name}: ["']?([\\w.-]+)["']?\\s*$`, 'm').exec(text)?.[1] ?? ''
  const [owner, repo] = [field('owner'), field('repo')]
  if (field('provider') !== 'github' || owner === '' || repo === '' || !/^[\w.+-]+$/.test(version)) return null
  return `https://github.com/${owner}/${repo}/releases/tag/v${version}`
}
