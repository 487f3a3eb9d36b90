import { describe, expect, test } from 'vitest'
import {
  around,
  everyCase,
  everyLetterOf,
  faultsIn,
  judgedLetters,
  roles,
  type Sample,
  sentencesOf,
} from './everyLetter.ts'
import { context } from './sampleCase.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
/** The day that is printed as “27 March 2026”, with or without its weekday. */
function parseLongDate(printed: string): string {
  const [number = '', month = '', year = ''] = printed.split(' ').slice(-3)
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${number.padStart(2, '0')}`
}

describe('a day', () => {
  const past = [
    /\b(?:was|were) due by $/,
    /\b(?:ended|ran out) on $/,
    /\blast day (?:to \w+ )?was $/i,
    /\breceived .* on $/,
    /\bhad .* on $/,
    /\bsigned on $/,
    /\bletter of $/,
    /\bdated $/,
    /\bwrote to me on $/,
    /\bwrote on $/,
    /\bSince $/,
    /\bFrom $/,
  ]
  const ahead = [
    /\bis due by $/,
    /\bends on $/,
    /\bhas until $/,
    /\blast day is $/i,
    /\bAim for $/,
    /\bSend this by $/,
    /^Last day [^:]*: $/,
    /\bby $/,
  ]
  const now = [/\b[Tt]oday, $/]
  const told = [
    /^Date of birth: $/,
    /^$/,
    /^Complaint received by the lender: $/,
    /^- $/,
    /^Lender’s final answer: $/,
    /^For responses sent up to $/,
    /^For finance agreed from $/,
    /\bwhich applied to finance agreed from (?:.* and before )?$/,
    /\bcopy of the lender’s letter of $/,
  ]
  const day =
    /(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )?\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g

  /** Every day that is told, with the words before it in its sentence. */
  const daysIn = (words: string) =>
    sentencesOf(words).flatMap((sentence) =>
      [...sentence.matchAll(day)].map((match) => ({
        sentence,
        before: sentence.slice(0, match.index),
        day: parseLongDate(match[0]),
      })),
    )
  const faultsOn = (today: string, { words, beside }: Sample) =>
    daysIn(`${words}\n${beside}`).flatMap(({ sentence, before, day: told_ }) =>
      past.some((one) => one.test(before))
        ? told_ < today ||
          (told_ === today && !/\b(?:due by|ended on|ran out on|last day \w* ?\w* ?was) $/.test(before))
          ? []
          : [`${sentence} [on ${today}]`]
        : ahead.some((one) => one.test(before)) || now.some((one) => one.test(before))
          ? told_ === today || (told_ > today && !now.some((one) => one.test(before)))
            ? []
            : [`${sentence} [on ${today}]`]
          : told.some((one) => one.test(before))
            ? []
            : [`not known when this is: ${sentence}`],
    )

  // One case for each part: whatever the firm did, whatever the day.
  const cases = roles
    .map((role) => everyCase.find((one) => one.role === role && one.agreements === 'one'))
    .filter((one) => one !== undefined)

  test('is never told as past before it, about an access request', () => {
    const receivedOn = '2026-10-12'
    const days = ['2026-11-12', '2027-01-12'].flatMap(around)
    const faults = days.flatMap((today) =>
      faultsIn(
        cases.filter(({ role }) => role !== 'executor').flatMap((sample) => judgedLetters(sample, receivedOn, today)),
        (one) => faultsOn(today, one),
      ),
    )
    expect(faults).toEqual([])
  })

  test('no firm is told that it gave no answer when it asked for more time', () => {
    const days = ['2026-11-12', '2027-01-12'].flatMap(around)
    expect(
      days.flatMap((today) =>
        faultsIn(
          cases
            .slice(0, 1)
            .flatMap((sample) => judgedLetters(sample, '2026-10-12', today))
            .filter(({ name }) => name.includes('extension')),
          ({ words }) => sentencesOf(words).filter((sentence) => /no answer/i.test(sentence)),
        ),
      ),
    ).toEqual([])
  })

  test('is never told as past before it, in any letter or pack', () => {
    // The last days of what the samples hold: of an access request, a claims firm’s contract, a complaint and a final response.
    const days = [
      '2026-11-12',
      '2026-11-03',
      '2026-12-05',
      '2026-08-10',
      '2026-08-31',
      '2027-02-28',
      '2026-12-14',
    ].flatMap(around)
    const faults = days
      .filter((today) => today >= '2026-10-12')
      .flatMap((today) =>
        faultsIn(
          cases.flatMap((sample) => everyLetterOf(sample, { ...context, today })),
          (one) => faultsOn(today, one),
        ),
      )
    expect(faults).toEqual([])
  })
})
