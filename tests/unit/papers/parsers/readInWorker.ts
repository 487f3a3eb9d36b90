import { parentPort, workerData } from 'node:worker_threads'
import { boundBuffers } from '../../../../src/papers/parsers/boundedBuffers.ts'

// As the reader’s own worker does: buffers are bounded for the whole thread.
boundBuffers()
await import('../../../../src/papers/parsers/pdfWorker.ts')
const { readFile } = await import('../../../../src/papers/parsers/readFile.ts')
for await (const one of readFile('paper', workerData as Uint8Array))
  parentPort?.postMessage('why' in one ? one : one.page.number)
