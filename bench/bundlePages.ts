import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '../src/build/projectRoot.ts'

/** Bundles the page templates by themselves, so that a bare loop can render them without Vike. Gives the file to import. */
export async function bundlePages(name: string): Promise<string> {
  const outDir = join(projectRoot, 'node_modules', '.cache', `bench-${name.replaceAll(/\W/g, '').slice(-12)}`)
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'bench/bareDocumentOf.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'pages.mjs', codeSplitting: false } },
    },
  })
  return join(outDir, 'pages.mjs')
}
