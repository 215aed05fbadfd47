import { Assets, Spritesheet, Texture } from 'pixi.js'

/** Twice the pixels where the drawing of 1920×1080 is shown larger than life. */
export function scaleFor(cssScale: number, resolution: number): 1 | 2 {
  return cssScale * resolution > 1.15 ? 2 : 1
}

function address(name: string, scale: 1 | 2, ending: string): string {
  return new URL(`${name}@${scale}x.${ending}`, document.baseURI).href
}

/** Fetches what the game draws with; pictures stay in memory for the next table. */
export async function loadPictures(
  wanted: { atlases: readonly string[]; pictures: readonly string[] },
  scale: 1 | 2,
  onProgress: (share: number) => void,
): Promise<Map<string, Texture>> {
  const addresses = [
    ...wanted.atlases.map((name) => address(name, scale, 'json')),
    ...wanted.pictures.map((name) => address(name, scale, 'webp')),
  ]
  const loaded: Record<string, unknown> = await Assets.load(addresses, onProgress)
  const textures = new Map<string, Texture>()
  for (const one of Object.values(loaded)) {
    if (one instanceof Spritesheet) for (const [name, texture] of Object.entries(one.textures)) textures.set(name, texture)
  }
  for (const name of wanted.pictures) {
    const texture = loaded[address(name, scale, 'webp')]
    if (texture instanceof Texture) textures.set(name.slice(name.lastIndexOf('/') + 1), texture)
  }
  for (const { source } of textures.values()) source.autoGenerateMipmaps = true
  return textures
}

const FACES = ['400 24px "Yeseva One"', '500 24px Alegreya', '700 24px Alegreya', 'italic 500 24px Alegreya', '600 24px "Cormorant SC"']
/** Letters of every alphabet that the program speaks: each may be a file of its own. */
const LETTERS = 'ağİжя09'

/** Words are painted once: their fonts must be there before. */
export async function loadFonts(): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS).catch(() => [])))
}
