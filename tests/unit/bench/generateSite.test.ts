import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generateSite } from '../../../bench/generateSite.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { readSite } from '../../../src/site/readSite.ts'
import { contentsOf } from '../../support/contentsOf.ts'

const folder = mkdtempSync(join(tmpdir(), 'generated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a generated site has no fault, the pages asked for, and is the same each time', () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  generateSite(one, 120)
  generateSite(other, 120)
  const { site, problems } = readSite(one, '2026-11-21')
  expect(printProblems(problems)).toBe('')
  expect(site?.entries).toHaveLength(120)
  expect(contentsOf(one)).toEqual(contentsOf(other))
})
