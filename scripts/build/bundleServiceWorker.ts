import { join } from 'node:path'
import { build } from 'vite'
import { serviceWorkerFile } from './bundledFiles.ts'
import { projectRoot } from './projectRoot.ts'

/** Bundles src/worker into one file, sw.js. What it knows of the site is put in later: writeServiceWorker. */
export async function bundleServiceWorker(folder: string): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: join(projectRoot, 'src/worker/serviceWorker.ts'), formats: ['iife'], name: 'serviceWorker', fileName: () => serviceWorkerFile },
    },
  })
}
