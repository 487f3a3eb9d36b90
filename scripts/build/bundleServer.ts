import { build } from 'rolldown'
import { serverFile } from './bundledFiles.ts'
import { projectRoot } from './projectRoot.ts'

/** Bundles what renders pages, so that Node can run it. Packages stay outside and are found in node_modules. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    cwd: projectRoot,
    input: 'src/pages/documentOf.tsx',
    platform: 'node',
    external: /^(?![./])/,
    logLevel: 'silent',
    output: { dir: folder, entryFileNames: serverFile },
  })
}
