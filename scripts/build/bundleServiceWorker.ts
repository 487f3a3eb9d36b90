import { build } from 'rolldown'
import { join } from 'node:path'
import { serviceWorkerFile } from './bundledFiles.ts'
import { projectRoot } from './projectRoot.ts'

/** Bundles src/worker into one file, sw.js. What it knows of the site is put in later: writeServiceWorker. */
export async function bundleServiceWorker(folder: string): Promise<void> {
  await build({
    cwd: projectRoot,
    input: 'src/worker/serviceWorker.ts',
    platform: 'browser',
    logLevel: 'silent',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file: join(folder, serviceWorkerFile), format: 'iife', minify: true },
  })
}
