import { parentPort } from 'node:worker_threads'
import { compressFile } from './compressor.ts'
import { runTask } from './job.ts'

/** What the thread is asked to do: compress some files, or end when all before is done. */
export type CompressJob = readonly string[] | 'end'

parentPort?.on('message', (files: CompressJob) => {
  void runTask(() => (files === 'end' ? parentPort?.close() : files.forEach(compressFile)))
})
