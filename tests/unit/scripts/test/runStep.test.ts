import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { runStep } from '../../../../scripts/test/runStep.ts'

const quiet = { quiet: true }

test('a step tells its code and what it said, and one that cannot be started has failed', async () => {
  expect(await runStep(process.execPath, ['-e', 'console.log("said"); process.exitCode = 3'], quiet)).toEqual({
    code: 3,
    output: 'said\n',
  })
  expect(await runStep('no-such-command', [], quiet)).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-command'),
  })
  expect(process.listenerCount('SIGTERM')).toBe(0)
})

test.skipIf(process.platform === 'win32')(
  'a step that yields has a lower priority, as has all that it starts',
  async () => {
    const script = `import { spawnSync } from 'node:child_process'
    const own = 'process.stdout.write(String(os.getPriority()))'
    process.stdout.write(spawnSync(process.execPath, ['-e', own], { encoding: 'utf8' }).stdout)`
    const priority = async (yields: boolean) =>
      Number((await runStep(process.execPath, ['--input-type=module', '-e', script], { ...quiet, yields })).output)
    expect((await priority(true)) - (await priority(false))).toBeGreaterThan(0)
  },
)

test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s ends the steps that run with what they have started, heeded or not, and nothing comes after them',
  async (signal, code) => {
    const script = `const { runStep } = await import(${JSON.stringify(`${process.cwd()}/scripts/test/runStep.ts`)})
    const heedless = 'trap "" INT TERM HUP; sleep 300 & echo $$ $!; wait'
    await Promise.all([runStep('sh', ['-c', heedless]), runStep('sh', ['-c', 'echo $$; exec sleep 300'])])
    console.log('after')`
    const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    command.stdout.on('data', (part) => {
      said += part
    })
    await vi.waitUntil(() => said.trim().split(/\s+/).length === 3, 20_000)
    command.kill(signal)
    expect(await once(command, 'exit')).toEqual([code, null])
    // A process that is killed is there until the system has taken note.
    for (const pid of said.trim().split(/\s+/))
      await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), 5_000)
  },
)
