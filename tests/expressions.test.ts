import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('every regular expression of the code takes time by the length of a text, whatever stands in it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/timeExpressions.ts'])
  const { count, slow, unmade } = JSON.parse(stdout) as { count: number; slow: string[]; unmade: string[] }
  expect(slow).toEqual([])
  expect(unmade).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})
