import type { LenderLetterKind } from './schema.ts'

/** Return what all the letters that one may be agree on; null for what they differ in or do not have. */
export function agreedOn(letters: readonly LenderLetterKind[]) {
  const same = <T>(of: (letter: LenderLetterKind) => T): T | null => {
    const [first, ...others] = letters.map(of)
    return first !== undefined && others.every((other) => other === first) ? first : null
  }
  return {
    annex: same(({ annex }) => annex),
    code: same(({ code }) => code),
    provisional: same(({ stage }) => stage === 'provisional'),
    starts: same(({ starts }) => starts),
    ombudsmanTest: same(({ ombudsmanTest }) => ombudsmanTest),
    sendBack: same(({ sendBack }) => sendBack),
  }
}
