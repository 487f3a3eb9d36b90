import { parentPort } from 'node:worker_threads'
import { compressFile } from './compressFile.ts'

parentPort?.on('message', (files: readonly string[] | null) => {
  if (files) files.forEach(compressFile)
  else parentPort?.close()
})
