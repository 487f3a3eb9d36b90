import { type SpawnOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Started = { url: string; stop: () => Promise<void> }

/** Starts a server of its own process group and waits until it answers; stopping it stops every process it has started. */
export async function startedServer(
  command: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions = {},
): Promise<Started> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  child.stdout?.on('data', (part) => {
    said += part
  })
  child.stderr?.on('data', (part) => {
    said += part
  })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), name)
    } catch {} // it has ended already
  }
  const stop = async () => {
    signal('SIGTERM')
    await Promise.race([ended, pause(3000)])
    signal('SIGKILL')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 40_000; Date.now() < until; await pause(100)) {
    if (child.exitCode !== null) break
    if (
      await fetch(url, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return { url, stop }
  }
  await stop()
  throw new Error(`${command} did not start:\n${said}`)
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number }
        server.close(() => resolve(port))
      })
  })
