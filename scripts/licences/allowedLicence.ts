/** Licences that ask for no more than their own text beside the code. What reaches a visitor’s browser has one of these. */
const everywhere = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Licences that ask something of those who pass the code on. Tools that never leave the machine that builds may have them. */
const inTools = ['MPL-2.0', 'CC-BY-4.0', 'LGPL-3.0-or-later']

/** Decide whether a package with this licence may be used: in what is published, or only in what builds it. Reads SPDX’s AND, OR and brackets. */
export function allowedLicence(licence: string, published: boolean): boolean {
  const known = published ? everywhere : [...everywhere, ...inTools]
  // Brackets anywhere but round the whole make a licence unknown, and so refused.
  return licence
    .replaceAll(/^\((.*)\)$/g, '$1')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((name) => known.includes(name)))
}
