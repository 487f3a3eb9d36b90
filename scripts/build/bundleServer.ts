import { join } from 'node:path'
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
    // In one file, because src/pages/loadedTools.ts waits for the tools: a file of their own that shares code with it would wait for it in turn.
    output: { file: join(folder, serverFile), codeSplitting: false },
  })
}
