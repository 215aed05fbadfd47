import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  return pages.length > 0 ? `start-${pages.join('-')}` : null
}

/** The page that the host serves: renderer/ → dist/renderer, with assets/ beside it. */
export default defineConfig({
  root: new URL('../renderer', import.meta.url).pathname,
  base: './',
  publicDir: new URL('../assets', import.meta.url).pathname,
  plugins: [react()],
  build: {
    outDir: new URL('../dist/renderer', import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'page',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: startOf }] } } },
  },
})
