import { parentPort } from 'node:worker_threads'

// The reader's own worker, as it runs beside a page, in a thread of Node.
Object.assign(globalThis, {
  self: globalThis,
  postMessage: (told: unknown) => parentPort?.postMessage(told),
  addEventListener: (_: string, listen: (event: { data: unknown }) => void) =>
    parentPort?.on('message', (data: unknown) => listen({ data })),
})
await import('../../src/toolkit/papers/reader/papersWorker.ts')
