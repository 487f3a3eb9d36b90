import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutStyleTags } from './scripts/build/withoutStyleTags.ts'

export default defineConfig(async ({ command }) => ({
  plugins: [
    // Shows pages in development. A build has no use for it, and it takes long to load.
    command === 'serve' && (await import('vike/plugin')).default(),
    react(),
    tailwindcss(),
    withoutStyleTags(),
  ],
  resolve: {
    alias: { 'react-remove-scroll': fileURLToPath(new URL('src/browser/RemoveScroll.tsx', import.meta.url)) },
  },
  // What reads papers. Its name tells the service worker that it is kept only once it was asked for.
  worker: { format: 'es' as const, rolldownOptions: { output: { entryFileNames: 'assets/papers-[hash].js' } } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Nobody sees the sizes: what matters is measured on the finished pages.
    reportCompressedSize: false,
  },
}))
