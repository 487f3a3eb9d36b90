import { parentPort, workerData } from 'node:worker_threads'
import { drawn } from './drawn.ts'
import type { Drawing } from './drawings.ts'
import { faultToSend } from './sentFault.ts'
import { writeIn } from './writeIn.ts'

/** What the thread is to draw, and into which folder. */
export type DrawJob = { drawings: readonly Drawing[]; folder: string; useCache: boolean }

const { drawings, folder, useCache } = workerData as DrawJob

try {
  for (const drawing of drawings) {
    writeIn(folder, drawing.file, await drawn(drawing, useCache))
  }
} catch (error) {
  parentPort?.postMessage(faultToSend(error))
}
