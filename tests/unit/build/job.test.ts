import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { Job } from '../../../src/build/job.ts'
import { isRunning } from '../../../src/build/tempFolder.ts'

const module = (name: string) => JSON.stringify(pathToFileURL(resolve(`src/build/${name}.ts`)).href)

let folder = ''
/** A program that runs as a task. */
const program = (work: string): URL => {
  const file = join(folder, `${work.length}.mjs`)
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'\nimport { runTask } from ${module('job')}\nawait runTask(async () => { ${work} })`,
  )
  return pathToFileURL(file)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-'))
})

describe.each(['startProcess', 'startThread'] as const)('%s', (start) => {
  test('runs a program to its end', async () => {
    const job = new Job()
    const done = join(folder, 'done')
    await job[start](program(`writeFileSync(${JSON.stringify(done)}, ''); process.exit(0)`), []).ended
    expect(existsSync(done)).toBe(true)
    await job.close()
  })

  test('tells the fault that the program met, with its code', async () => {
    const job = new Job()
    const none = join(folder, 'no', 'such')
    await expect(job[start](program(`writeFileSync(${JSON.stringify(none)}, '')`), []).ended).rejects.toMatchObject({
      code: 'ENOENT',
      path: none,
    })
    await job.close()
  })

  test('is ended when the job is closed, whatever it is doing, and nothing is started after that', async () => {
    const job = new Job()
    const busy = program('for (;;);')
    const { ended } = job[start](busy, [])
    await job.close()
    await expect(ended).rejects.toThrow(/mjs stopped with (?:SIGKILL|code [01])$/)
    expect(() => job[start](busy, [])).toThrow('The job is closed')
  })
})

test('temporary folders go when the job is closed', async () => {
  const job = new Job()
  mkdirSync(join(job.tempFolder(folder, '.out-'), 'site'))
  expect(readdirSync(folder)).toHaveLength(1)
  await job.close()
  expect(readdirSync(folder)).toEqual([])
})

test('a process without open jobs listens to no signal', async () => {
  const before = process.listenerCount('SIGINT')
  const jobs = [new Job(), new Job()]
  expect(process.listenerCount('SIGINT')).toBe(before + 1)
  for (const job of jobs) await job.close()
  expect(process.listenerCount('SIGINT')).toBe(before)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends a process, and all that it has started',
  async (signal) => {
    const started = join(folder, 'started')
    const busy = program(`writeFileSync(${JSON.stringify(started)}, String(process.pid)); for (;;);`)
    const main = join(folder, 'main.mjs')
    writeFileSync(
      main,
      `import { Job } from ${module('job')}
    const job = new Job()
    job.tempFolder(${JSON.stringify(folder)}, '.temp-')
    job.startThread(new URL('data:text/javascript,for (;;);'))
    await job.startProcess(new URL(${JSON.stringify(busy.href)}), []).ended`,
    )
    const child = spawn(process.execPath, [main], { stdio: 'ignore' })
    await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8'), { timeout: 30_000 }).toMatch(/\d/)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([null, signal])
    await expect.poll(() => isRunning(Number(readFileSync(started, 'utf8'))), { timeout: 30_000 }).toBe(false)
    expect(readdirSync(folder).filter((name) => name.startsWith('.temp-'))).toEqual([])
  },
)

test('when the build that started it is gone, the bundler ends and takes what it has made with it', async () => {
  const made = join(folder, 'made')
  mkdirSync(made)
  // The bundler’s own threads may still write while it ends; what was there is gone.
  const begun = join(made, 'begun')
  writeFileSync(begun, '')
  const child = fork('src/build/bundleProgram.ts', [made], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([1, null])
  expect(existsSync(begun)).toBe(false)
})
