import { expect, test, vi } from 'vitest'
import { portFrom } from '../../../../scripts/serve/serveSite.ts'

test.each([
  ['4900', 4900],
  ['0', 0],
  ['65535', 65_535],
])('%s is a port', (given, port) => expect(portFrom(given)).toEqual({ port, isAsked: port !== 0 }))

test('without one, there is one that may be another when it is taken', () => {
  vi.stubEnv('PORT', undefined)
  expect(portFrom()).toEqual({ port: 4173, isAsked: false })
  vi.stubEnv('PORT', '4900')
  expect(portFrom()).toEqual({ port: 4900, isAsked: true })
  vi.unstubAllEnvs()
})

test.each(['70000', 'abc', '', '-1', '41.5', '0x10', '4e3'])('"%s" is none, and what to write is said', (given) =>
  expect(() => portFrom(given)).toThrow(
    `"${given}" is no port: write a number up to 65535, such as 4173, or 0 for any that is free`,
  ),
)
