import { accepted, type Parsed, refused } from './parsed.ts'

// Great Britain, Northern Ireland, the Crown dependencies and the forces' BF1 codes share one form; older forces' mail has a number.
const postcode = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/
const forces = /^(BFPO)(?:C\/O)?(\d{1,4})$/

/** A postcode in any case and spacing, printed the usual way: "SW1A 1AA". */
export function parsePostcode(typed: string): Parsed<string> {
  const code = typed.toUpperCase().replace(/[\s()-]/g, '')
  const [, outward, inward] = postcode.exec(code) ?? forces.exec(code) ?? []
  return outward && inward ? accepted(`${outward} ${inward}`) : refused('Enter a full UK postcode')
}
