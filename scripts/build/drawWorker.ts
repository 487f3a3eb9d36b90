import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { drawn } from './drawn.ts'
import type { Drawing } from './drawings.ts'
import { faultToSend } from './sentFault.ts'

/** What the thread is to draw, and into which folder. */
export type DrawJob = { drawings: readonly Drawing[]; folder: string; useCache: boolean }

const { drawings, folder, useCache } = workerData as DrawJob

try {
  for (const drawing of drawings) {
    const bytes = await drawn(drawing, useCache)
    const file = join(folder, drawing.file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
} catch (error) {
  parentPort?.postMessage(faultToSend(error))
}
