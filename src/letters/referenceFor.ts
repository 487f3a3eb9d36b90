// No 0, O, 1, I or L: the reference is read out on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The writer's own reference for one lender, "CF-7K2M": the same for every letter of a case to that lender. */
export function referenceFor(caseId: string, lender: string): string {
  // FNV-1a over the code points; a reference has only to differ between a person's own letters.
  let hash = 2_166_136_261
  for (const character of `${caseId}\n${lender}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  let code = ''
  for (let place = 0; place < 4; place++) {
    code += alphabet[hash % alphabet.length]
    hash = Math.floor(hash / alphabet.length)
  }
  return `CF-${code}`
}

/** The lender that a letter’s reference was made for, among those of a case; undefined for a letter to someone else, such as a dealer. */
export const keyOfReference = (reference: string, caseId: string, keys: readonly string[]): string | undefined =>
  keys.find((key) => referenceFor(caseId, key) === reference)
