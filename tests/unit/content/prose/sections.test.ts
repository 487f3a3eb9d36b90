import Markdoc from '@markdoc/markdoc'
import { expect, test } from 'vitest'
import { sectionsIn } from '../../../../src/content/prose/sections.ts'

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
