import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endOf } from './endOf.ts'

const program = fileURLToPath(new URL('./bundleProgram.ts', import.meta.url))

/**
 * Bundles the code in a process beside the one that reads and renders. What bundles takes as much memory as all else,
 * and only a process gives all of it back when it ends.
 */
export class Bundler {
  #child: ChildProcess | undefined

  /** Bundles the code into a folder. Throws what stood in the way. */
  async bundle(folder: string): Promise<void> {
    this.#child = fork(program, [folder], { execArgv: [], env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await endOf(this.#child, 'what bundles the code')
  }

  /** Ends it, whatever it is doing. */
  stop(): void {
    this.#child?.kill('SIGKILL')
  }
}
