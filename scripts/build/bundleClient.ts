import { join } from 'node:path'
import { build } from 'vite'
import { clientEntry } from './bundledFiles.ts'
import { projectRoot } from './projectRoot.ts'

/** Names say nothing but the content: lists of what to block go by words such as “cookies”. */
const scripts = 'assets/[hash].js'

/** Bundles what pages load: the script that starts them, every island, and the one style sheet. Vite’s list of the files stands beside them. */
export async function bundleClient(folder: string): Promise<void> {
  await build({
    root: projectRoot,
    configLoader: 'native',
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: { site: join(projectRoot, clientEntry) }, output: { entryFileNames: scripts, chunkFileNames: scripts } },
    },
  })
}
