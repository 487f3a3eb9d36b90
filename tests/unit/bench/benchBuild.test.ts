import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { dataOf, historyLine } from '../../../bench/benchBuild.ts'
import { generateSite } from '../../../bench/generateSite.ts'
import type { Site } from '../../../src/site/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'generated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what the floor renders goes to another process whole', () => {
  generateSite(folder, 100)
  const site = deserialize(serialize(dataOf(folder))) as Site
  expect(site.entries).toHaveLength(100)
})

test('a line of the history says of which commit it is, and what each build took by the clock and of processors', () => {
  const took = (seconds: number) => ({ seconds, cores: seconds * 2, peakMiB: 500.4 })
  const row = { size: 1000, bare: took(1), cold: took(3), bundled: took(2), again: took(0.754) }
  expect(parse(historyLine('a trial', row))).toEqual([
    {
      commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
      of: 'a trial',
      size: 1000,
      bare: [1, 2],
      cold: [3, 6],
      bundled: [2, 4],
      again: [0.75, 1.51],
      peakMiB: 500,
    },
  ])
})
