import { fingerprintOf } from '../../content/reading/folder.ts'
import { type ReadTemplates, voiceFile } from '../../content/letters/readTemplates.ts'
import type { Problem } from '../../problems/problem.ts'
import { gradeFaults } from './letters/gradeFaults.ts'
import { holeFaults } from './letters/missingValueFaults.ts'
import { markdownFaults } from '../../content/letters/markdownFaults.ts'
import { nameFaults } from './letters/nameFaults.ts'
import { wordsFaults } from './wordsFaults.ts'
import type { Draft } from '../draft.ts'

/** Tools’ words have what code goes by; letters use only what is declared and can be given, leave no hole for any answers, and are easy to read. */
export function checkLetters({ letters, words, faulty, textCache }: Draft): Problem[] {
  // A letter that cannot be read may be the part that is not there, or hold what none seems to.
  const allRead = ![...faulty].some((file) => file.startsWith('content/letters/'))
  const names = nameFaults(letters)
  // What a misspelt name leaves empty would only say the same again.
  return [
    ...wordsFaults(words),
    ...names.filter(({ rule }) => allRead || !['unknown-part', 'unused-letter', 'unused-voice'].includes(rule)),
    ...(names.length > 0 || faulty.has(voiceFile)
      ? []
      : textCache.getOrCompute('faults of letters', keyOf(letters), () => faultsIn(letters))),
  ]
}

/** They are filled in every way there is, which takes long. */
const faultsIn = (letters: ReadTemplates): Problem[] => [
  ...holeFaults(letters),
  ...markdownFaults(letters),
  ...gradeFaults(letters),
]

/** Names all that they are made of. */
const keyOf = ({ templates, voice }: ReadTemplates): string =>
  fingerprintOf(JSON.stringify([voice?.source.text, ...templates.map(({ id, text }) => [id, text.text])]))
