import Markdoc from '@markdoc/markdoc'
import { expect, test } from 'vitest'
import { analyseBody, readingGrade, sectionsIn } from '../../../../src/content/prose/analyseBody.ts'
import { proseContext } from '../../../support/prose.tsx'

const plain = 'You can write to the lender. It has to read what you say. It must then write back. '.repeat(5)

test('the ids of headings and questions, in the order of each', () => {
  const { fragments } = analyseBody(
    '## Who pays?\n\nWords.\n\n{% questions %}\n{% question "Is it free?" %}\nYes.\n{% /question %}\n{% /questions %}\n\n## What next\n',
    proseContext,
  )
  expect(fragments).toEqual(['who-pays', 'what-next', 'is-it-free'])
})

test('the reading grade of a text that is long enough to have one', () => {
  const { grade } = analyseBody(plain, proseContext)
  expect(grade).toBeGreaterThan(-2)
  expect(grade).toBeLessThan(4)
  expect(analyseBody('Too short to tell.', proseContext).grade).toBeNull()
})

test('a text that names a fact which does not exist has no grade, and is no exception', () => {
  expect(analyseBody(`${plain} {% fact "no.such-fact" /%}`, proseContext).grade).toBeNull()
})

test('what Markdoc finds, with its line from 0', () => {
  expect(analyseBody('Words.\n\n{% callout tone=1 %}\nMore.\n{% /callout %}\n', proseContext).faults).toMatchObject([
    { id: 'attribute-undefined', line: 2 },
  ])
  expect(analyseBody(plain, proseContext).faults).toEqual([])
})

test('it can be kept as JSON', () => {
  const study = analyseBody(`## Part\n\n${plain}`, proseContext)
  expect(JSON.parse(JSON.stringify(study))).toEqual(study)
})

const sections = (markdown: string) => sectionsIn(Markdoc.parse(markdown))
const step = '{% next %}\n[Write](/letter) today.\n{% /next %}\n'

test('each section has its heading, its line, its words and how it ends', () => {
  expect(
    sections(`Before.\n\n## Who pays?\n\nThe lender pays.\n\n${step}\n## What then\n\n### Later\n\nWait £5 here.\n`),
  ).toEqual([
    { heading: 'Who pays?', line: 2, words: 5, endsInStep: true },
    { heading: 'What then', line: 10, words: 4, endsInStep: false },
  ])
})

test('a step in the middle, or one that leads nowhere, ends nothing', () => {
  expect(sections(`## One\n\n${step}\nMore words.\n`)[0]?.endsInStep).toBe(false)
  expect(sections('## One\n\n{% next %}\nWrite today.\n{% /next %}\n')[0]?.endsInStep).toBe(false)
})

test('questions and answers are no part of the section above them', () => {
  const [only] = sections(
    `## One\n\nWords.\n\n${step}\n{% questions %}\n{% question "Is it?" %}\nIt is, in many words.\n{% /question %}\n{% /questions %}\n`,
  )
  expect(only).toMatchObject({ words: 3, endsInStep: true })
})

test('the grade is what its formula gives', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
})

test('long sentences of long words are harder', () => {
  const easy = 'Ask the lender. It must reply.'
  const hard =
    'Discretionary commission arrangements notwithstanding, a satisfactory determination necessitates comprehensive documentation.'
  expect(readingGrade(hard)).toBeGreaterThan(readingGrade(easy) + 10)
})

test('a line ends a sentence, and no words have no grade', () => {
  expect(readingGrade('One two\nthree four')).toBe(readingGrade('One two. Three four.'))
  expect(readingGrade('')).toBe(0)
})
