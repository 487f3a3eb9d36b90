import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contentsOf } from '../support/contentsOf.ts'
import { run } from '../support/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'shards-'))
const site = ['--site', 'tests/sites/good', '--today', '2026-11-20']
const part = (index: number) => join(folder, `part-${index}`)

beforeAll(async () => {
  for (const index of [1, 2, 3])
    expect((await run('build', [...site, '--out', part(index), '--shard', `${index}/3`])).code).toBe(0)
})

test('a build split in three and put together is the build, byte for byte', async () => {
  const [whole, merged] = [join(folder, 'whole'), join(folder, 'merged')]
  expect((await run('build', [...site, '--out', whole])).code).toBe(0)
  expect(await run('merge', [...site, '--out', merged, part(3), part(1), part(2)])).toMatchObject({ code: 0, err: '' })
  expect(contentsOf(merged)).toEqual(contentsOf(whole))
})

test('a missing part is named, and nothing is put in place', async () => {
  const { code, err } = await run('merge', [...site, '--out', join(folder, 'none'), part(1), part(3)])
  expect([code, err]).toEqual([1, 'The build stopped: Part 2/3 is missing\nThe last good site is untouched.\n'])
})

test('parts of different days do not go together', async () => {
  expect(
    (
      await run('build', [
        '--site',
        'tests/sites/good',
        '--today',
        '2026-11-21',
        '--out',
        join(folder, 'other'),
        '--shard',
        '2/3',
      ])
    ).code,
  ).toBe(0)
  const { code, err } = await run('merge', [
    ...site,
    '--out',
    join(folder, 'none'),
    part(1),
    join(folder, 'other'),
    part(3),
  ])
  expect([code, err]).toEqual([
    1,
    'The build stopped: The parts come from different builds; make them all from one commit, on one day, with the same number of parts\nThe last good site is untouched.\n',
  ])
})

test('a part that is none is refused', async () => {
  const { code, err } = await run('build', [...site, '--out', join(folder, 'none'), '--shard', '4/3'])
  expect([code, err]).toEqual([
    1,
    'The build stopped: "4/3" is not a part of a build; write it as 1/3, 2/3 or 3/3\nThe last good site is untouched.\n',
  ])
})
