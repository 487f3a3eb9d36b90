import { expect, test } from 'vitest'
import { type Agreement, emptyCaseFile, nothingAsked } from '../../../src/casefile/caseFile.ts'
import { saidNoOneActs } from '../../../src/casefile/contradictions.ts'
import { followUpKinds } from '../../../src/content/letters/letterKinds.ts'
import { presetItems } from '../../../src/letters/accessRequestItems.ts'
import { complaintLetters } from '../../../src/letters/complaintLetters.ts'
import { nextLetter } from '../../../src/letters/nextLetter.ts'
import { ombudsmanReasons } from '../../../src/letters/ombudsmanAnswers.ts'
import { writeOmbudsmanPack } from '../../../src/letters/ombudsmanPack.ts'
import { sarFollowUp } from '../../../src/letters/sarFollowUps.ts'
import { sarLetters } from '../../../src/letters/sarLetters.ts'
import { blockText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { context, lettersOf } from './sampleCase.ts'

/** Nothing but what no tool goes on without: a lender and a name. */
const agreement: Agreement = { id: 'a', lenderId: 'black-horse', type: 'unknown', joint: 'unknown' }
const caseFile = {
  ...emptyCaseFile('c'),
  person: { ...emptyCaseFile('c').person, fullName: 'Ann O’Brien' },
  agreements: [agreement],
}
const answers = { caseFile, noFirm: saidNoOneActs({ caseFile, answers: nothingAsked }) }

function letters(): Record<string, string> {
  const complaints = (['information', 'complaint', 'both'] as const).map((want) =>
    complaintLetters({ ...answers, want, complainedBefore: false }, context),
  )
  const requests = sarLetters(
    { caseFile, items: presetItems, format: 'post', withoutPolicies: false, alsoBrokers: false },
    context,
  )
  const packs = (
    [
      { kind: 'final-response', date: '2026-10-12' },
      { kind: 'scheme-decision', date: '2026-10-12' },
      { kind: 'none' },
    ] as const
  ).map((answer) =>
    writeOmbudsmanPack(
      {
        ...answers,
        lender: 'black-horse',
        answer,
        complaintReceived: '2026-03-02',
        reasons: ombudsmanReasons,
        warnings: [],
      },
      context,
    ),
  )
  const reminder = nextLetter({ kind: 'no-reply', lender: 'black-horse', about: '2026-03-02' }, caseFile, context)
  const followUps = followUpKinds.map((kind) => {
    const written = sarFollowUp({ kind, lender: 'black-horse', receivedOn: '2026-10-12' }, caseFile, context)
    return [kind, toPlainText(lettersOf(written))]
  })
  return {
    ...Object.fromEntries(followUps),
    ...Object.fromEntries(
      [...complaints, requests].map((written, place) => [
        `letter ${place}`,
        lettersOf(written).map(toPlainText).join('\n'),
      ]),
    ),
    ...Object.fromEntries(
      packs.map((written, place) => [
        `pack ${place}`,
        lettersOf(written)
          .sections.flatMap(({ blocks }) => blocks.map(blockText))
          .join('\n'),
      ]),
    ),
    reminder: toPlainText(lettersOf(reminder)),
  }
}

/** What can be said of someone only when they have said it. */
const stated: Record<string, RegExp> = {
  papers:
    /\bmy papers\b|\bpapers (?:that )?I (?:have|do not have)|\bI (?:send|attach|enclose|have (?:no|all|the|some)) \w* ?papers|no papers left/i,
  complaints: /\bI (?:have )?(?:already )?complained\b|\bhas not (?:told me|shown)\b|\bdid not keep me\b/i,
  firms: /\bfirm acting\b|\bfirm or solicitor\b/i,
  days: /\bI (?:first )?(?:knew|found out|learned) (?:of|about|that|on|in)\b/i,
  feelings: /\bI (?:believed|felt|thought|think|trusted|hoped|was (?:upset|worried|shocked|sure))\b/i,
  knowledge: /\bI (?:am not sure|do not know)\b|\bI was not (?:told|shown)\b(?! (?:about|clearly))/i,
  records: /\bholds these records\b|\bwhat the firm wrote\b/i,
  identity: /\bagreement number in the request\b|\bwritten to me there\b/i,
  requests: /\bfirst (?:request|one)\b|\bit is the first\b/i,
  times: /\bdid not answer within\b|\btook longer than\b/i,
  choices: /\bI took the finance\b|\barranged the finance\b|\bI could have\b|\bI cannot get\b/i,
}

/** What a letter says that it leaves out, and what it cannot be written without an answer for: when the lender had the complaint, and that a fee was asked for a first request. */
const allowed = [
  'This letter does not say when I first knew about commission.',
  'I complained to you about car finance commission.',
  'This is a first request with a short list.',
]

test.each(Object.entries(letters()))('%s states nothing that nobody was asked', (_, words) => {
  expect(words).not.toBe('')
  const said = allowed.reduce((rest, sentence) => rest.replace(sentence, ''), words)
  expect(
    Object.entries(stated).flatMap(
      ([about, statement]) => statement.exec(said)?.map((one) => `${about}: ${one}`) ?? [],
    ),
  ).toEqual([])
})

test('that no firm acts is said by those who were asked and said so', () => {
  const saved = (more: object) => ({ caseFile, answers: { ...nothingAsked, asked: ['before'], ...more } })
  expect(saidNoOneActs(saved({}))).toBe(true)
  expect(saidNoOneActs(saved({ asked: [] }))).toBe(false)
  expect(saidNoOneActs(saved({ complainedBefore: true }))).toBe(false)
  const [letter] = lettersOf(
    complaintLetters({ caseFile, noFirm: true, want: 'both', complainedBefore: false }, context),
  )
  expect(toPlainText(letter!)).toContain('No claims firm or solicitor acts for me.')
})
