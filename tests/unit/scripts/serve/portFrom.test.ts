import { expect, test } from 'vitest'
import { portFrom } from '../../../../scripts/serve/portFrom.ts'

test.each([
  ['4900', 4900],
  ['0', 0],
  ['65535', 65_535],
])('%s is a port', (given, port) => expect(portFrom(given)).toBe(port))

test.each(['70000', 'abc', '', '-1', '41.5', '0x10', '4e3'])('"%s" is none, and what to write is said', (given) =>
  expect(() => portFrom(given)).toThrow(
    `"${given}" is no port: write a number up to 65535, such as 4173, or 0 for any that is free`,
  ),
)
