import { expect, test } from 'vitest'
import { allowedLicence } from '../../../../scripts/licences/allowedLicence.ts'

test.each([
  ['MIT', true, true],
  ['MPL-2.0', false, true],
  ['GPL-3.0-or-later', false, false],
  ['(MIT OR GPL-3.0-or-later)', true, true],
  ['MIT AND GPL-3.0-or-later', false, false],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['(MIT AND Zlib)', true, true],
  ['(MIT OR ISC) AND GPL-2.0', false, false],
  ['none', false, false],
])('%s: published %s, in tools %s', (licence, published, tools) => {
  expect([allowedLicence(licence, true), allowedLicence(licence, false)]).toEqual([published, tools])
})
