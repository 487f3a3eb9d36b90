import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { changedRadix } from './src/build/clientBundle.ts'
import { bundlerTarget } from './src/build/oldestBrowsers.ts'

export default defineConfig(async ({ command }) => ({
  plugins: [
    // Shows pages in development. A build has no use for it, and it takes long to load.
    command === 'serve' && (await import('vike/plugin')).default(),
    // Vite makes the styles small by itself; the other would warn of every selector that is newer than it.
    tailwindcss({ optimize: false }),
    changedRadix(),
  ],
  resolve: {
    alias: {
      'react-remove-scroll': fileURLToPath(new URL('src/browser/RemoveScroll.tsx', import.meta.url)),
      // As small as its package has it: half as much to read and to make small.
      'pdfjs-dist/legacy/build/pdf.mjs': 'pdfjs-dist/legacy/build/pdf.min.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs': 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    },
  },
  // The reader of papers. Its name tells the service worker that it is kept only once it was asked for.
  worker: { format: 'es' as const, rolldownOptions: { output: { entryFileNames: 'assets/papers-[hash].js' } } },
  build: {
    target: bundlerTarget,
    modulePreload: { polyfill: false, resolveDependencies: inOneOrder() },
    // Nobody sees the sizes: what matters is measured on the finished pages.
    reportCompressedSize: false,
  },
}))

/** The lists of the files that each island needs are in the script of every page, and compress better when all have one order: that in which files were first named. */
function inOneOrder(): (name: string, files: string[]) => string[] {
  const named: string[] = []
  return (_, files) => {
    named.push(...files.filter((file) => !named.includes(file)))
    return files.toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
  }
}
