import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { Job, Told } from './buildThread.ts'
import { compressFile, compressFolder } from './compressFile.ts'

const tell = (told: Told) => parentPort?.postMessage(told)

parentPort?.on('message', (job: Job) => {
  doJob(job).catch(({ message, code, path }: NodeJS.ErrnoException) => {
    // An error that ends a thread reaches the other as a copy without its code.
    tell({ message, code, path })
  })
})

async function doJob(job: Job): Promise<void> {
  if (job === 'end') parentPort?.close()
  else if ('compress' in job) job.compress.forEach(compressFile)
  else {
    await bundleInto(job.bundle)
    tell('bundled')
  }
}

async function bundleInto(folder: string): Promise<void> {
  // The bundler takes long to load, and a build with its code bundled before has no need of it.
  const { bundleClient } = await import('./bundleClient.ts')
  const { bundleServer } = await import('./bundleServer.ts')
  const { bundleServiceWorker } = await import('./bundleServiceWorker.ts')
  await bundleClient(join(folder, 'client'))
  await bundleServer(join(folder, 'server'))
  await bundleServiceWorker(join(folder, 'worker'))
  compressFolder(join(folder, 'client'))
}
