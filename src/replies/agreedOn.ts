import type { LenderLetter } from './schema.ts'

/** What is the same of all the letters that one may be; null for what they differ in or do not have. */
export function agreedOn(letters: readonly LenderLetter[]) {
  const same = <T>(of: (letter: LenderLetter) => T): T | null => {
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
