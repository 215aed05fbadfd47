import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const place = (path: string): string => new URL(path, import.meta.url).pathname

/** What leads phones away stands first in the table's page, so that none of its script is fetched for nothing. */
const leadFirst: Plugin = {
  name: 'lead-first',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { filename, bundle = {} }) {
      const lead = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'lead')
      if (!lead || !filename.endsWith('index.html')) return []
      return [{ tag: 'script', attrs: { src: `./${lead.fileName}` }, injectTo: 'head-prepend' }]
    },
  },
}

/** The pages that the host serves: renderer/ → dist/renderer, with assets/ beside them. */
export default defineConfig({
  root: place('../renderer'),
  base: './',
  publicDir: place('../assets'),
  plugins: [react(), leadFirst],
  build: {
    outDir: place('../dist/renderer'),
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'page',
    chunkSizeWarningLimit: 1200,
    rollupOptions: {
      input: { index: place('../renderer/index.html'), phone: place('../renderer/phone.html'), lead: place('../renderer/phone/lead.ts') },
    },
  },
})
