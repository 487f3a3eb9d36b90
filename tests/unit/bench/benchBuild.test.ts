import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { afterAll, expect, test } from 'vitest'
import { dataOf } from '../../../bench/benchBuild.ts'
import { generateSite } from '../../../bench/generateSite.ts'
import type { Site } from '../../../src/site/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'generated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what the floor renders goes to another process whole', () => {
  generateSite(folder, 100)
  const site = deserialize(serialize(dataOf(folder))) as Site
  expect(site.entries).toHaveLength(100)
})
