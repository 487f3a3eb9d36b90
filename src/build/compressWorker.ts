import { parentPort } from 'node:worker_threads'
import { type CompressJob, compressFiles } from './compressor.ts'
import { runTask } from './job.ts'

// One handful after another: the end comes when all before it is done, and its faults are told.
let before: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (files: CompressJob) => {
  before = before.then(() => runTask(() => (files === 'end' ? parentPort?.close() : compressFiles(files))))
})
