import { parentPort } from 'node:worker_threads'
import { type CompressJob, compressFiles } from './compressor.ts'
import { runTask } from './job.ts'

// Work through messages in order: 'end' comes after all files are done and their faults reported.
let before: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (files: CompressJob) => {
  before = before.then(() => runTask(() => (files === 'end' ? parentPort?.close() : compressFiles(files))))
})
