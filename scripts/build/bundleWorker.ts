import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { bundleClient } from './bundleClient.ts'
import { bundleServer } from './bundleServer.ts'
import { bundleServiceWorker } from './bundleServiceWorker.ts'
import { compressFolder } from './compressFile.ts'

const { folder } = workerData as { folder: string }
try {
  await bundleClient(join(folder, 'client'))
  await bundleServer(join(folder, 'server'))
  await bundleServiceWorker(join(folder, 'worker'))
  // Takes longer than all pages of a small site, and this thread has a core to itself.
  compressFolder(join(folder, 'client'))
} catch (error) {
  // An error that ends a thread reaches the other as a copy without its code.
  const { message, code, path } = error as NodeJS.ErrnoException
  parentPort?.postMessage({ message, code, path })
}
