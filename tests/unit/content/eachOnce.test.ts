import { expect, test } from 'vitest'
import { z } from 'zod'
import { eachOnce } from '../../../src/content/eachOnce.ts'

test('each entry but the first of those that say the same is at fault', () => {
  const List = z.array(z.strictObject({ id: z.string() })).superRefine(eachOnce('id'))
  expect(List.safeParse([{ id: 'a' }, { id: 'b' }]).success).toBe(true)
  const { error } = List.safeParse([{ id: 'a' }, { id: 'b' }, { id: 'A' }, { id: 'a' }])
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[2, 'id'], 'must be one that no entry above it has'],
    [[3, 'id'], 'must be one that no entry above it has'],
  ])
})
