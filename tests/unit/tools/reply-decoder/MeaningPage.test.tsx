import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noLenders } from '../../../../src/content/lenders/lenderData.ts'
import { MeaningPage } from '../../../../src/tools/reply-decoder/MeaningPage.tsx'
import { contentWords } from '../../support/contentWords.ts'
import { contentLetters } from '../../support/contentLetters.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { caseOf } from '../../letters/sampleCase.ts'

const nothing = () => undefined
const context = {
  today: '2026-11-20',
  facts: contentFacts,
  letterParagraph: '',
  lenders: noLenders,
  templates: contentLetters,
  words: contentWords,
}

/** The page about a final response of a day, as it is read. */
function pageOf(dated: string): string {
  const now = {
    caseFile: caseOf({}),
    answers: { asked: [], edits: {}, checks: { how: 'paste', words: 'This is our final response.', dated } },
  }
  const markup = renderToStaticMarkup(
    <MeaningPage now={now} about="" context={context} go={nothing} change={nothing} back={nothing} />,
  )
  return markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

test('a letter from before the rule is told from a letter that starts no time limit', () => {
  const page = pageOf('1999-01-01')
  expect(page).toContain('|We do not know the time limit for this letter|')
  expect(page).toContain(
    '|No last day can be worked out from 1 January 1999. We know this time limit only from 6 April 2007. Check the date. If it is right, ask the ombudsman how long you have. That is free.|',
  )
  expect(page).not.toContain('No time limit of yours starts with this letter')
})

test('a letter with a last day needs no such words', () => {
  expect(pageOf('2026-08-31')).toContain('|Sunday 28 February 2027|')
  expect(pageOf('2026-08-31')).not.toContain('No last day can be worked out')
})
