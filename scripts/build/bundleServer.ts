import { build } from 'vite'
import { serverFile } from './bundledFiles.ts'
import { projectRoot } from './projectRoot.ts'

/** Bundles what renders pages, so that Node can run it. Packages stay outside and are found in node_modules. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    root: projectRoot,
    configLoader: 'native',
    publicDir: false,
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true, ssr: 'src/pages/documentOf.tsx', rolldownOptions: { output: { entryFileNames: serverFile } } },
  })
}
