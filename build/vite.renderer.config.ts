import path from 'node:path'
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

type Graph = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null }

/** The pages that need the module at once: it is theirs, or imported (not lazily) by what is. */
function pagesOf(id: string, graph: Graph): ReadonlySet<string> {
  const pages = new Set<string>()
  const seen = new Set([id])
  for (const one of seen) {
    const module = graph.getModuleInfo(one)
    if (module?.isEntry) pages.add(path.basename(one, '.html'))
    for (const importer of module?.importers ?? []) seen.add(importer)
  }
  return pages
}

/** The start of a page is one file: each further one costs its first paint, more so on a slow machine. */
function startOf(id: string, graph: Graph): string | null {
  const pages = [...pagesOf(id, graph)].sort()
  // what leads phones away is a script of its own
  return pages.length > 0 && !pages.includes('lead.ts') ? `start-${pages.join('-')}` : null
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
    rolldownOptions: {
      input: { index: place('../renderer/index.html'), phone: place('../renderer/phone.html'), lead: place('../renderer/phone/lead.ts') },
      output: { codeSplitting: { groups: [{ name: startOf }] } },
    },
  },
})
