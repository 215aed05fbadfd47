import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'
import { RATE, type Stereo } from './wave.ts'

type Encoder = { encode(samples: readonly Float32Array[]): Uint8Array; finalize(): Uint8Array }

/** OGG is what is played; MP3 serves browsers that cannot. One channel where both are alike. */
export async function encoders(): Promise<(sound: Stereo, wide: boolean) => { ogg: Buffer; mp3: Buffer }> {
  const ogg = await createOggEncoder()
  const mp3 = await createMp3Encoder()
  return (sound, wide) => {
    const channels = wide ? 2 : 1
    const samples = wide ? [sound.left, sound.right] : [sound.left]
    // The serial number would be random otherwise, and every bake different.
    ogg.configure({ sampleRate: RATE, channels, vbrQuality: wide ? 2 : 3, oggSerialNo: 1 })
    mp3.configure({ sampleRate: RATE, channels, vbrQuality: wide ? 6 : 5 })
    return { ogg: all(ogg, samples), mp3: all(mp3, samples) }
  }
}

/** The encoder reuses its buffer, so each part is copied before the next call. */
function all(encoder: Encoder, samples: readonly Float32Array[]): Buffer {
  return Buffer.concat([Buffer.from(encoder.encode(samples)), Buffer.from(encoder.finalize())])
}
