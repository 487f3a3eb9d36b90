import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Bundler } from '../../../../scripts/build/bundler.ts'

let folder: string
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'bundler-')) })
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what stood in its way is told here', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(new Bundler().bundle(file)).rejects.toThrow(`ENOTDIR: not a directory, mkdir '${file}/client'`)
})

test('when it is stopped, it says so', async () => {
  const bundler = new Bundler()
  const bundling = bundler.bundle(folder)
  bundler.stop()
  await expect(bundling).rejects.toThrow('what bundles the code stopped with SIGKILL')
})

test('when the build that started it is gone, it ends and takes what it has made with it', async () => {
  const child = fork('scripts/build/bundleProgram.ts', [folder], { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  expect(await ended).toBe(1)
  expect(existsSync(folder)).toBe(false)
})
