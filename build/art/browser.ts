import { existsSync } from 'node:fs'
import type { Browser } from '@playwright/test'

export type Painter = {
  /** An SVG document as a PNG with transparency, `scale` pixels to a px. */
  paint(svg: string, width: number, height: number, scale: number): Promise<Buffer>
  close(): Promise<void>
}

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** One browser paints all the sheets of a run; it starts with the first of them. */
export function lazyPainter(): Painter {
  let started: Promise<Browser> | undefined
  return {
    async paint(svg, width, height, scale) {
      started ??= startBrowser()
      const page = await (await started).newPage({ viewport: { width, height }, deviceScaleFactor: scale })
      await page.setContent(`<body style="margin:0;background:transparent">${svg}</body>`)
      await page.evaluate(async () => {
        await document.fonts.load('20px Numerals', '0123456789')
        await document.fonts.ready
      })
      const png = await page.screenshot({ omitBackground: true, animations: 'disabled', timeout: 240_000 })
      await page.close()
      return png
    },
    async close() {
      await (await started)?.close()
    },
  }
}

async function startBrowser(): Promise<Browser> {
  // Here and not above: whoever only asks what is stale needs no browser.
  const { chromium } = await import('@playwright/test')
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place)) ?? chromium.executablePath()
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--force-color-profile=srgb'],
  })
}
