import { build as bundle } from 'rolldown'
import { projectRoot } from './projectRoot.ts'

/** Bundle the renderer of pages as one file that Node can run. Packages stay outside and are found in node_modules. */
export async function bundleServer(file: string, input = 'src/pages/documentOf.tsx'): Promise<void> {
  await bundle({
    cwd: projectRoot,
    input,
    platform: 'node',
    // Node has no use for a page’s workers.
    external: /^(?![./])|\?worker/,
    logLevel: 'silent',
    // One file, because src/pages/ToolPage.tsx awaits the tools: in a separate file that shares code with it, they would await it too.
    output: { file, codeSplitting: false },
  })
}
