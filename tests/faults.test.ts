import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultList, withFault } from '../bench/faults/benchFaults.ts'

const faults = faultList('.')

test.each(faults)('the fault "$fault" can be put in, and its tests are there', (fault) => {
  expect(withFault(readFileSync(fault.file, 'utf8'), fault)).not.toBe(readFileSync(fault.file, 'utf8'))
  for (const path of fault.tests.split(' ')) expect(existsSync(path), path).toBe(true)
})

test('a list that no longer fits the code says which line to mend', () => {
  const fault = { fault: 'a day is lost', file: 'src/a.ts', find: 'a + 1', put: 'a', tests: 'tests' }
  expect(() => withFault('b', fault)).toThrow(
    'src/a.ts holds "a + 1" 0 times; mend "a day is lost" in tests/faults.yaml',
  )
  expect(() => withFault('a + 1, a + 1', fault)).toThrow('src/a.ts holds "a + 1" 2 times')
})
