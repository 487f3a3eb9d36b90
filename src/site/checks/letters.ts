import Markdoc from '@markdoc/markdoc'
import { type ReadTemplates, templatesOf, voiceFile } from '../../content/letters/readTemplates.ts'
import { readingGrade } from '../../content/prose/analyseBody.ts'
import { fingerprintOf } from '../../content/reading/folder.ts'
import { fill } from '../../letters/fill.ts'
import { blockText } from '../../letters/toPlainText.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { holeFaults } from './letters/missingValueFaults.ts'
import { nameFaults } from './letters/nameFaults.ts'
import { conditionValues, sampleBlanks, sampleConditions } from './letters/samples.ts'
import { wordsFaults } from './wordsFaults.ts'

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

const keyOf = ({ templates, voice }: ReadTemplates): string =>
  fingerprintOf(JSON.stringify([voice?.source.text, ...templates.map(({ id, text }) => [id, text.text])]))

const highest = 9
/** Below this, a grade says little. */
const fewestWords = 60

/** Letters can be read by someone in a hurry, whichever of their words stand. Rows of details are no sentences. */
function gradeFaults(read: ReadTemplates): Problem[] {
  const from = { templates: templatesOf(read), factOn: () => '8 weeks' }
  const usual = { ...sampleConditions(read), ...sampleBlanks(read) }
  return read.templates.flatMap((letter) => {
    const grades = conditionValues(letter).map((values) =>
      gradeOf(
        fill(letter.template.body, { ...usual, ...values }, from)
          .filter(({ kind }) => kind !== 'details')
          .map(blockText)
          .join('\n'),
      ),
    )
    const grade = Math.max(...grades)
    return grade <= highest
      ? []
      : problemAt(
          letter.text.placeOf(letter.bodyOffset),
          'hard-to-read',
          `the reading grade is ${grade.toFixed(1)}; the most for a letter is ${highest}`,
          'shorten the longest sentences and use plainer words',
        )
  })
}

const gradeOf = (text: string): number => (text.split(/\s+/).length < fewestWords ? 0 : readingGrade(text))

const plain = new Set([
  'document',
  'paragraph',
  'inline',
  'text',
  'softbreak',
  'hardbreak',
  'list',
  'item',
  'heading',
  'tag',
])

/** A letter is sent as plain text: what would be lost there has no place in it. */
const markdownFaults = ({ templates }: ReadTemplates): Problem[] =>
  templates.flatMap(({ text, bodyOffset }) => {
    const first = text.placeOf(bodyOffset).line
    const lost = [...Markdoc.parse(text.text.slice(bodyOffset)).walk()].filter(({ type }) => !plain.has(type))
    return lost.map(({ type, lines: [line = 0] }) =>
      problemAt(
        { file: text.file, line: first + line, column: 1 },
        'letter-markdown',
        `${names[type] ?? `a ${type}`} cannot stand in a letter, which is sent as plain text`,
        'write it in words',
      ),
    )
  })

const names: Record<string, string> = {
  strong: 'bold',
  em: 'italics',
  link: 'a link',
  image: 'a picture',
  fence: 'code',
  code: 'code',
  hr: 'a line across',
}
