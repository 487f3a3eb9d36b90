import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { editSite } from '../../../../scripts/editing/editSite.ts'
import { UsageError } from '../../../../src/build/faults.ts'
import { filesOnDisk } from '../../../../src/content/reading/files.ts'
import { changedSite } from '../../../support/sites.ts'

const manifest = 'site.manifest.yaml'
const said: string[] = []
vi.spyOn(console, 'log').mockImplementation((text: string) => {
  said.push(text)
})
afterEach(() => {
  said.length = 0
})
afterAll(() => {
  vi.restoreAllMocks()
})

const all = (root: string) =>
  ['site.manifest.yaml', ...filesOnDisk(root).list('content')].map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ])

test('an edit that would leave a fault is not made, and the fault is said', () => {
  const root = changedSite('good', [])
  const before = all(root)
  expect(() =>
    editSite(root, ({ textOf }) => ({
      changes: new Map([
        [manifest, textOf(manifest).replace('kind: guide', 'kind: gide')],
        ['content/pages/new.md', 'x'],
      ]),
      done: [],
    })),
  ).toThrow(
    /^Nothing was changed: It would leave the site with a fault:\nsite\.manifest\.yaml:\d+:\d+ {2}kind .* is "gide"/,
  )
  expect(all(root)).toEqual(before)
})

test('an edit that is refused says why', () => {
  expect(() => editSite(changedSite('good', []), () => ({ refused: 'there is no such page' }))).toThrow(
    new UsageError('Nothing was changed: there is no such page'),
  )
})

test('a good edit is written', () => {
  const root = changedSite('good', [])
  editSite(root, ({ textOf }) => ({
    changes: new Map([[manifest, `${textOf(manifest)}# The end.\n`]]),
    done: ['Done.'],
  }))
  expect(readFileSync(join(root, manifest), 'utf8')).toMatch(/# The end\.\n$/)
  expect(said).toEqual(['Done.'])
})
