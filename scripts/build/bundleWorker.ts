import { join, relative } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { build } from 'vike/api'
import { bundleServiceWorker } from './bundleServiceWorker.ts'
import { projectRoot } from './projectRoot.ts'

const { folder } = workerData as { folder: string }
/** Vike looks through all of the root for pages, several times over: this is the folder that holds them. */
const root = join(projectRoot, 'renderer')
try {
  await build({ viteConfig: { configFile: join(projectRoot, 'vite.config.ts'), root, publicDir: join(projectRoot, 'public'), logLevel: 'silent', build: { outDir: relative(root, folder), emptyOutDir: true } } })
  await bundleServiceWorker(join(folder, 'worker'))
} catch (error) {
  // Once Vike is loaded, an error no longer ends a program: it has to be told. A copy of an error loses its code.
  const { message, code, path } = error as NodeJS.ErrnoException
  parentPort?.postMessage({ message, code, path })
}
