import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dataClient } from '../../../../src/browser/dataClient.ts'
import { fetchLetters, lettersQuery } from '../../../../src/toolkit/letters/knownLetters.ts'
import { MeaningPage } from '../../../../src/tools/reply-decoder/MeaningPage.tsx'
import { caseOf } from '../../letters/sampleCase.ts'
import { plainLenderLetters } from '../../support/contentLenderLetters.ts'
import { context } from '../../support/questions.ts'
import { withWords } from '../../support/withWords.tsx'

dataClient.setQueryData(lettersQuery.queryKey, plainLenderLetters)
await fetchLetters()
const left = { steps: [], folded: [], questions: {}, sectionOf: undefined, answer: () => undefined }
const nothing = () => undefined

/** The page about a letter of a day, as it is read. */
function pageOf(dated: string, more: Record<string, string> = {}): string {
  const now = {
    caseFile: caseOf({}),
    answers: { asked: [], edits: {}, checks: { how: 'paste', words: 'This is our final response.', dated, ...more } },
  }
  const markup = renderToStaticMarkup(
    withWords(
      <MeaningPage
        now={now}
        about=""
        context={context}
        tell={nothing}
        go={nothing}
        change={nothing}
        back={nothing}
        left={left}
      />,
    ),
  )
  return markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

test('a letter from before the rule is told from a letter that starts no time limit', () => {
  const page = pageOf('1999-01-01')
  expect(page).toContain('|We don’t know the deadline for this letter|')
  expect(page).toContain(
    '|We can’t work out a last day from 1 January 1999. We only know this time limit from 6 April 2007. Check the date. If it’s right, ask the ombudsman how long you have. It’s free.|',
  )
  expect(page).not.toContain('This letter doesn’t start a deadline for you')
})

test('a letter with a last day needs no such words', () => {
  expect(pageOf('2026-08-31')).toContain('|Sunday 28 February 2027|')
  expect(pageOf('2026-08-31')).not.toContain('We can’t work out a last day')
})

test('a letter that may be provisional is counted to be safe, and says so', () => {
  const page = pageOf('2026-08-31', { words: 'There was no relevant arrangement on this agreement.', stage: 'unsure' })
  expect(page).toContain(
    '|You may have a deadline|If this is the lender’s final answer, your last day is Sunday 28 February 2027. It’s counted from 31 August 2026, the date on the letter.|',
  )
  // No day stands there as the answer.
  expect(page).not.toContain('|Sunday 28 February 2027|')
  expect(page).toContain('We can’t tell whether this is the lender’s final answer')
  expect(page).toContain('|It could be any of these:|')
})

test('a letter that pays nothing warns before all else', () => {
  const page = pageOf('2026-11-01', {
    words: 'Our provisional decision is that no redress is due. You may accept £0 in full and final settlement.',
  })
  expect(page.indexOf('Read this letter carefully before you accept it')).toBeGreaterThan(-1)
  expect(page.indexOf('Read this letter carefully before you accept it')).toBeLessThan(page.indexOf('Keep it anyway'))
  expect(page).toContain('This letter doesn’t start a deadline for you')
})

test('each point that the letter must hold is found, with its words marked, or asked for', () => {
  const page = pageOf('2026-11-01', {
    words: 'Provisional decision. There was no relevant arrangement. The commission we paid was £212.40.',
  })
  expect(page).toContain('|Found:| how much commission was paid|')
  expect(page).toContain('|commission we paid was £212|')
  expect(page).toContain('|Not found:| that you can accept at once, and what you’d then give up|')
  expect(page).toContain('|Ask for what’s missing|')
})

test('a rejection that speaks of one kind of commission is not said to have dealt with all three', () => {
  const page = pageOf('2026-11-01', {
    words:
      'We do not uphold your complaint. There was no discretionary commission arrangement on your agreement. This is our final response.',
  })
  expect(page).toContain('|There was no relevant arrangement|')
  expect(page).not.toContain('no rate the dealer could change, no high commission and no tie')
  expect(page).toContain('|Found:| whether the dealer could change your rate|')
  expect(page).toContain('|Not found:| whether the commission was high|')
  expect(page).toContain('|Not found:| whether the dealer was tied to the lender|')
})

test('what is no letter of a lender is said to be none, and put nowhere', () => {
  const page = pageOf('2026-11-01', {
    words:
      'Dear Sir or Madam, I am writing to complain about the commission that was paid on my car finance agreement. I was not told that the dealer received commission. Please investigate and let me have your final response within eight weeks. Yours faithfully',
  })
  expect(page).toContain('|This isn’t a lender’s letter about your complaint|')
  expect(page).toContain('It looks like a letter you wrote yourself.')
  expect(page).not.toContain('Add it to your dates')
})

test('it says how sure it is and why, and leads to the list by hand', () => {
  const page = pageOf('2026-11-01', { words: 'This is our final response. We do not uphold your complaint.' })
  expect(page).toContain('|We’re nearly sure this is right. Read it yourself before you act.')
  expect(page).toContain('The clearest sign is: “')
  expect(page).toContain('|That’s not what I’ve got|')
})

test('a letter of before that it speaks of has its own last day', () => {
  const page = pageOf('2026-11-01', { words: 'As we said in our final response of 2 June 2026, we do not agree.' })
  expect(page).toContain('|It mentions an earlier letter|')
  expect(page).toContain(
    'The deadline for that final response counts from its own date, 2 June 2026. Its last day is 2 December 2026.',
  )
})

test('a letter whose date is not known may start a deadline, and its date is to be found first', () => {
  const page = pageOf('unknown')
  expect(page).toContain('You may have a deadline|We can’t count your deadline without the date on the letter.')
  expect(page).toContain('Find the date first|Look at the top of the letter')
  expect(page).not.toMatch(/Last day to go|Add this letter to my dates/)
  expect(page).toContain('What it means')
})

test('the kind of a letter that starts no deadline is the verdict, and nobody is sent to look for its date', () => {
  const page = pageOf('unknown', { words: 'Thank you for your complaint. We are looking into it.' })
  expect(page).toContain('|Acknowledgement|This letter doesn’t start a deadline for you. Keep it anyway.|')
  expect(page).not.toContain('Find the date first')
})

test('an offer is seen though the sentence speaks of commission first, and commission alone is no offer', () => {
  const offers = (words: string) => pageOf('2026-11-01', { words }).includes('|It offers money|')
  expect(
    [
      'The commission was not disclosed to you and we offer you £412.60 in settlement.',
      'Because commission was paid and you were not told of it, we will pay you £412.60.',
      'The dealer had not told you about this and we offer you £412.60 in settlement.',
    ].map(offers),
  ).toEqual([true, true, true])
  expect(
    [
      'Your complaint is not upheld. The commission we paid to the dealer was £640.',
      'Your complaint is not upheld. The dealer received commission of £640.',
      'Your complaint is not upheld. The broker was paid by us a commission of £640.',
    ].map(offers),
  ).toEqual([false, false, false])
})
