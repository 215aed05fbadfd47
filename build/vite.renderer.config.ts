import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { notePackages } from './packagesOf.mjs'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

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

/** Of a game, what only hosts and commands ask for: bots think in workers, deals and summaries are the referee's. No page carries them. */
const HOSTS_ONLY = /^ {2}(readDeal|imagine|inventory|summary|bots: \{[^}]*\}),\n/gm

const withoutBots: Plugin = {
  name: 'without-bots',
  enforce: 'pre',
  transform: (code, id) => (/engine\/games\/[^/]+\/index\.ts$/.test(id) ? { code: code.replace(HOSTS_ONLY, ''), map: null } : null),
}

/** Notes which packages the pages are made of, for their licences. */
const packagesNoted: Plugin = {
  name: 'packages-noted',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    notePackages(place('../dist'), 'page', modules)
  },
}

type Graph = {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** The pages that need the module at once: it is theirs, or imported by what is; `lazily` = or will ever need it. */
function pagesOf(id: string, graph: Graph, lazily = false): ReadonlySet<string> {
  const pages = new Set<string>()
  const seen = new Set([id])
  for (const one of seen) {
    const module = graph.getModuleInfo(one)
    if (module?.isEntry) pages.add(path.basename(one, '.html'))
    for (const importer of module?.importers ?? []) seen.add(importer)
    for (const importer of (lazily && module?.dynamicImporters) || []) seen.add(importer)
  }
  return pages
}

/** What leads phones away is a script of its own. */
const LEAD = 'lead.ts'

/**
 * The start of a page is few files: each further one costs its first paint, more so on a slow machine. What all pages start with is
 * one, what only this page ever needs another, and what others need later a third: they must not begin this page with it.
 */
const STARTS: readonly ((id: string, graph: Graph) => string | null)[] = [
  (id, graph) => (pagesOf(id, graph).size > 1 ? 'start' : null),
  (id, graph) => {
    const [page] = pagesOf(id, graph)
    return page !== undefined && pagesOf(id, graph, true).size > 1 ? `start-${page}-parts` : null
  },
  (id, graph) => {
    const [page] = pagesOf(id, graph)
    return page === undefined || page === LEAD ? null : `start-${page}`
  },
]

/** The pages that the host serves: renderer/ → dist/renderer, with assets/ beside them. */
export default defineConfig({
  root: place('../renderer'),
  base: './',
  publicDir: place('../assets'),
  plugins: [react(), leadFirst, withoutBots, packagesNoted],
  build: {
    outDir: place('../dist/renderer'),
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'page',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: { index: place('../renderer/index.html'), phone: place('../renderer/phone.html'), lead: place('../renderer/phone/lead.ts') },
      output: {
        codeSplitting: {
          groups: STARTS.map((name, place) => ({ name, debugName: `start ${place}`, priority: STARTS.length - place })),
        },
      },
    },
  },
})
