import { expect, test } from 'vitest'
import { thisDevice, withLock } from '../../../../src/toolkit/case/thisDevice.ts'

type Locks = Pick<LockManager, 'request'>
const locksThat = (request: (work: () => void) => Promise<unknown>): Locks => ({
  request: ((_name: string, _options: object, work: () => void) => request(work)) as Locks['request'],
})

test.each<[string, () => Locks | undefined]>([
  ['are given', () => locksThat(async (work) => work())],
  ['are missing', () => undefined],
  ['are refused', () => locksThat(() => Promise.reject(new DOMException('refused', 'SecurityError')))],
  [
    'cannot even be asked for',
    () => {
      throw new DOMException('refused', 'SecurityError')
    },
  ],
  [
    'break after the work',
    () =>
      locksThat(async (work) => {
        work()
        throw new DOMException('lost', 'AbortError')
      }),
  ],
])('where locks %s, the work is done once', async (_, locks) => {
  let done = 0
  await withLock(locks, () => {
    done++
  }).catch(() => undefined)
  expect(done).toBe(1)
})

test('what goes wrong in the work is not tried again', async () => {
  let done = 0
  const work = () => {
    done++
    throw new Error('the work')
  }
  await expect(withLock(() => locksThat(async (begin) => begin()), work)).rejects.toThrow('the work')
  expect(done).toBe(1)
})

test('random numbers are whole, below 2 to the power of 48, and hardly ever the same', () => {
  const numbers = Array.from({ length: 1000 }, thisDevice.random)
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 48)).toBe(true)
  expect(new Set(numbers).size).toBe(1000)
  expect(Math.max(...numbers)).toBeGreaterThan(2 ** 40)
})
