import { appendFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesUnder } from '../../src/build/files.ts'
import { type CopiedProject, copiedProject } from '../support/copiedProject.ts'
import { fingerprint } from './fingerprint.ts'
import { startCommand } from './runCommand.ts'

// What builds of the project itself keep is used by other tests at this moment.
let copy: CopiedProject
beforeAll(() => {
  copy = copiedProject()
})
afterAll(() => rmSync(copy.root, { recursive: true, force: true }))

const failingRename = pathToFileURL(resolve('tests/reliability/failingRename.ts')).href
const build = (out: string, nodeOptions: string[] = []) =>
  startCommand(
    join(copy.project, 'scripts/build.ts'),
    ['--out', join(copy.root, out), '--today', '2026-11-20'],
    copy.project,
    nodeOptions,
  ).ended

test('whatever has become of what a build keeps, the next gives the same bytes', async () => {
  await build('site')
  const whole = fingerprint(join(copy.root, 'site'))
  const cache = join(copy.project, 'node_modules/.cache')
  const kept = filesUnder(cache)
  expect(kept.length).toBeGreaterThan(4)
  for (const name of kept) appendFileSync(join(cache, name), ' ')
  const { code, said } = await build('site')
  expect(code === 0 || said).toBe(true)
  expect(fingerprint(join(copy.root, 'site'))).toBe(whole)
})

test('a bundle that cannot be put into the cache stops the build, which says why', async () => {
  rmSync(join(copy.project, 'node_modules/.cache'), { recursive: true })
  const { code, said } = await build('failed', ['--import', failingRename])
  expect(said).toMatch(
    /\n\S+ could not be written: the disk is full, or faulty\. Make room, then run this again\.\nThe last good site is untouched\.\n$/,
  )
  expect(code).toBe(1)
})
