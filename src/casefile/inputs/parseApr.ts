import type { BasisPoints } from '../caseFile.ts'
import { accepted, type Parsed, refused } from './parsed.ts'

const unlikelyAbove = 6_000

/** An APR from 0 to 99.99, with or without a percent sign, in hundredths of a point. */
export function parseApr(typed: string): Parsed<BasisPoints> {
  const rate = typed.replace(/[%\s]/g, '')
  if (rate === '') return refused('Enter the APR')
  const [, points, hundredths] = /^(\d{1,6})(?:\.(\d+))?$/.exec(rate) ?? []
  if (points === undefined) return refused('APR must be a number, like 8.9')
  if ((hundredths ?? '').length > 2) return refused('APR must have no more than 2 decimal places')
  const value = Number(points) * 100 + Number((hundredths ?? '').padEnd(2, '0'))
  if (value > 9_999) return refused('APR must be between 0 and 99.99')
  return value > unlikelyAbove
    ? { ok: true, value, check: 'Check this is the APR and not another rate' }
    : accepted(value)
}
