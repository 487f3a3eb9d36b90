import { expect, test, vi } from 'vitest'
import { fetchedPart, fetchedParts } from '../../../../src/toolkit/controls/fetchedPart.tsx'

const Shown = () => null

test('a part touched again while it is on its way is fetched once', async () => {
  const load = vi.fn(async () => Shown)
  const Part = fetchedPart(load)
  Part.prefetch?.()
  Part.prefetch?.()
  await Part.come?.()
  expect(load).toHaveBeenCalledOnce()
  expect(Part.isThere?.()).toBe(true)
})

test('parts whose code comes together are fetched together', async () => {
  const load = vi.fn(async () => ({ one: Shown, other: Shown }))
  const { one, other } = fetchedParts(['one', 'other'], load)
  await Promise.all([one.come?.(), other.come?.()])
  expect(load).toHaveBeenCalledOnce()
})

test('a part that did not come is fetched anew when it is asked for again', async () => {
  const load = vi.fn(async () => Shown).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Part = fetchedPart(load)
  await expect(Part.come?.()).rejects.toThrow('Failed to fetch')
  expect(Part.isThere?.()).toBe(false)
  await Part.come?.()
  expect(load).toHaveBeenCalledTimes(2)
  expect(Part.isThere?.()).toBe(true)
})
