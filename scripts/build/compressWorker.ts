import { parentPort } from 'node:worker_threads'
import { type CompressJob, compressFile } from './compressor.ts'
import { runTask } from './job.ts'

parentPort?.on('message', (files: CompressJob) => {
  void runTask(() => (files === 'end' ? parentPort?.close() : files.forEach(compressFile)))
})
