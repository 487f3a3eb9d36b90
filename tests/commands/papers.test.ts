import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../support/run.ts'

test('papers are read as beside a page, and what was found and not read is a line of JSON for each file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'))
  const [agreement, photo] = ['agreement.txt', 'photo.jpg'].map((name) => join(folder, name)) as [string, string]
  writeFileSync(
    agreement,
    'Hire-purchase agreement regulated by the Consumer Credit Act 1974\nLender    Black Horse Limited\nVehicle    Ford Focus\nAPR    8.9%',
  )
  writeFileSync(photo, new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]))
  const { code, out } = await run('papers', ['--json', agreement, photo])
  expect(code).toBe(0)
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(first).toMatchObject({
    file: agreement,
    papers: [{ kind: 'agreement', from: 1, to: 1 }],
    notRead: [],
    fault: null,
  })
  const { agreements } = first as { agreements: { findings: unknown[] }[] }
  expect(agreements[0]?.findings).toContainEqual({
    field: 'apr',
    value: 890,
    sure: false,
    page: 1,
    passage: 'APR · 8.9%',
    others: [],
  })
  expect(second).toEqual({
    file: photo,
    papers: [],
    agreements: [],
    notRead: [{ name: 'photo.jpg', reason: 'picture' }],
    fault: 'picture',
  })
})
