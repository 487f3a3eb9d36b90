import { fork } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parentPort, Worker } from 'node:worker_threads'
import { deserializeError, type SerializedError, serializeError } from './faults.ts'
import { makeTempFolder, removeTempFolder } from './tempFolder.ts'

/** A running process or thread. `ended` resolves when its work is done, and rejects on a fault or when it is stopped. */
type Task = { ended: Promise<void> }

export type WorkerTask = Task & { send: (message: unknown) => void }

/** Owns the processes, threads and temporary folders of a command: they end with `close`, or with this process, by Ctrl+C too. */
export class Job {
  readonly #tasks: { ended: Promise<void>; stop: () => void }[] = []
  readonly #folders: string[] = []

  constructor() {
    if (open.size === 0) watchForTheEnd()
    open.add(this)
  }

  /** Make a folder for unfinished work, and remove those that killed processes left. */
  tempFolder(parent: string, prefix: string): string {
    this.#requireOpen()
    const folder = makeTempFolder(parent, prefix)
    this.#folders.push(folder)
    return folder
  }

  /** Starts one of our programs as a thread beside this one. */
  startThread(program: URL, workerData?: unknown): WorkerTask {
    this.#requireOpen()
    const worker = new Worker(program, { workerData })
    return {
      ...this.#watch(worker, program, () => worker.terminate()),
      send: (message) => worker.postMessage(message),
    }
  }

  /** Start one of our programs as a process, which frees all its memory when it ends. Its channel tells it when this process is killed. */
  startProcess(program: URL, args: readonly string[]): Task {
    this.#requireOpen()
    const child = fork(fileURLToPath(program), [...args], {
      execArgv: [],
      // The bundler’s allocator uses large pages and keeps freed memory for a while: with both off, peak memory is a third lower.
      env: { ...process.env, NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return this.#watch(child, program, () => child.kill('SIGKILL'))
  }

  /** Stop everything, whatever it is doing, and wait for its end. */
  async close(): Promise<void> {
    for (const { stop } of this.#tasks) stop()
    await Promise.allSettled(this.#tasks.map(({ ended }) => ended))
    open.delete(this)
    if (open.size === 0) stopWatching()
    for (const folder of this.#folders) removeTempFolder(folder)
  }

  /** Close without waiting, for a process that is about to end. */
  closeAtOnce(): void {
    for (const { stop } of this.#tasks) stop()
    for (const folder of this.#folders) {
      try {
        removeTempFolder(folder)
      } catch {} // the next build removes what is left
    }
  }

  #watch(started: EventEmitter, program: URL, stop: () => unknown): Task {
    let stopped = false
    const ended = new Promise<void>((resolve, reject) => {
      started.once('error', reject)
      started.once('message', (fault: SerializedError) => reject(deserializeError(fault)))
      // A thread that is stopped before it has begun ends with 0.
      started.once('exit', (code: number | null, signal?: string | null) =>
        code === 0 && !stopped
          ? resolve()
          : reject(new Error(`${program.pathname} stopped with ${signal ?? `code ${code}`}`)),
      )
    })
    // Whoever awaits `ended` gets the fault; until then, it must not end this process as unhandled.
    ended.catch(() => {})
    this.#tasks.push({
      ended,
      stop: () => {
        stopped = true
        stop()
      },
    })
    return { ended }
  }

  #requireOpen(): void {
    if (!open.has(this)) throw new Error('The job is closed: nothing would end what it starts now')
  }
}

/** Runs the work of a task, inside it. A fault is told to the process that started it. */
export async function runTask(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (parentPort) parentPort.postMessage(serializeError(error))
    else process.send?.(serializeError(error), () => process.exit(1))
  }
}

const open = new Set<Job>()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const closeAll = () => {
  for (const job of open) job.closeAtOnce()
}

/** Without a listener a signal ends the process before anything can be tidied. */
function endBy(signal: NodeJS.Signals): void {
  closeAll()
  stopWatching()
  process.kill(process.pid, signal)
}

function watchForTheEnd(): void {
  process.on('exit', closeAll)
  for (const signal of signals) process.on(signal, endBy)
}

function stopWatching(): void {
  process.off('exit', closeAll)
  for (const signal of signals) process.off(signal, endBy)
}
