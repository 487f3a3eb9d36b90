import { parentPort } from 'node:worker_threads'
import { compressFile } from './compressFile.ts'
import { faultToSend } from './sentFault.ts'

/** What the thread is asked to do: compress some files, or end when all before is done. */
export type CompressJob = readonly string[] | 'end'

parentPort?.on('message', (job: CompressJob) => {
  try {
    if (job === 'end') parentPort?.close()
    else job.forEach(compressFile)
  } catch (error) {
    parentPort?.postMessage(faultToSend(error))
  }
})
