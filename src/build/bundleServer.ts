import { build as bundle } from 'rolldown'
import { projectRoot } from './projectRoot.ts'

/** Bundle the renderer of pages as one file that Node can run. Packages stay outside and are found in node_modules. */
export async function bundleServer(file: string, input = 'src/pages/documentOf.tsx'): Promise<void> {
  await bundle({
    cwd: projectRoot,
    input,
    platform: 'node',
    // A worker of the page is nothing for Node.
    external: /^(?![./])|\?worker/,
    logLevel: 'silent',
    // In one file, because src/pages/ToolPage.tsx waits for the tools: a file of their own that shares code with it would wait for it in turn.
    output: { file, codeSplitting: false },
  })
}
