import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  },
})
