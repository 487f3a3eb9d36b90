import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refreshSchemas } from '../../../../scripts/schemas/writeSchemas.ts'
import { readDraft } from '../../../../src/site/draft.ts'

const { draft } = readDraft('tests/sites/good', '2026-11-21')
if (!draft) throw new Error('the site cannot be read')

test('another site gets schemas only where it has a folder for them, and only those that changed are written', () => {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'))
  expect(refreshSchemas(root, draft)).toEqual([])
  expect(readdirSync(root)).toEqual([])

  mkdirSync(join(root, 'schemas'))
  expect(refreshSchemas(root, draft)).toContain('schemas/fact.json')
  writeFileSync(join(root, 'schemas', 'fact.json'), 'stale')
  expect(refreshSchemas(root, draft)).toEqual(['schemas/fact.json'])
})
