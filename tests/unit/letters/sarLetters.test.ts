import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../src/casefile/caseFile.ts'
import { lenderKeysOf } from '../../../src/casefile/caseFile.ts'
import { followUpKinds } from '../../../src/content/letters/letterKinds.ts'
import { presetItems } from '../../../src/letters/accessRequestItems.ts'
import { judgeSarReply, type SarReply, type SarVerdict, sarFollowUp } from '../../../src/letters/sarFollowUps.ts'
import { type AccessRequestAnswers, sarLetters } from '../../../src/letters/sarLetters.ts'
import { keyOfReference } from '../../../src/letters/startLetter.ts'
import { blockText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { heightInWord, page } from './pageHeight.ts'
import { caseOf, context, gradeOf, lettersOf, vw } from './sampleCase.ts'

const answers = (content: Partial<CaseFile> = {}, more: Partial<AccessRequestAnswers> = {}): AccessRequestAnswers => ({
  caseFile: caseOf(content),
  items: presetItems,
  format: 'email',
  withoutPolicies: true,
  alsoBrokers: false,
  ...more,
})

const lettersFor = (given: AccessRequestAnswers) => lettersOf(sarLetters(given, context))
const textFor = (given: AccessRequestAnswers) => lettersFor(given).map(toPlainText).join('\n=====\n')

describe('an access request', () => {
  test('reads as one page', () => {
    expect(textFor(answers())).toMatchSnapshot()
    for (const letter of lettersFor(answers())) expect(heightInWord(letter)).toBeLessThanOrEqual(page.height)
  })
  test('gives no birth date when the number is known, and gives it when it is not', () => {
    expect(textFor(answers())).not.toContain('Date of birth')
    expect(textFor(answers({ agreements: [{ ...vw, agreementNo: '' }] }))).toContain('Date of birth: 27 March 1970')
  })
  test('leaves out the other holder’s data', () =>
    expect(textFor(answers({ agreements: [{ ...vw, joint: 'yes' }] }))).toContain(
      'Please send my data and leave out that person’s.',
    ))
  test('can go to the dealer as well', () =>
    expect(lettersFor(answers({}, { alsoBrokers: true })).map(({ to }) => to.name)).toEqual([
      'Volkswagen Financial Services (UK) Limited',
      'Example Motors, Leeds',
    ]))
  test('tells the dealer who the lender was, in place of its own name', () => {
    const [toLender, toDealer] = lettersFor(answers({}, { alsoBrokers: true })).map(toPlainText)
    expect(toDealer).toContain('The finance was with Volkswagen Financial Services.')
    expect(toDealer).not.toContain('Dealer or broker: ')
    expect(toLender).toContain('Dealer or broker: Example Motors, Leeds.')
    expect(toLender).not.toContain('The finance was with')
  })
  test('that asks for an email and gives no address says that it wants one', () =>
    expect(textFor(answers({ person: { ...caseOf({}).person, email: '' } }))).toContain(
      'Please ask me where to email the data, so that it goes to the right person.',
    ))
  test('is known by its lender: by that one only where another bears the same name, and by none where it goes to a dealer', () => {
    const blackHorse = { ...vw, id: 'b', lenderId: 'black-horse', dealer: '' }
    const landRover = { ...vw, id: 'c', lenderId: 'land-rover-financial-services', dealer: '' }
    const given = answers({ agreements: [vw, blackHorse, landRover] }, { alsoBrokers: true })
    const twin = context.lenders
      .filter(({ slug }) => slug === 'black-horse')
      .map((lender) => ({ ...lender, slug: 'land-rover-financial-services' }))
    const letters = lettersOf(sarLetters(given, { ...context, lenders: [...context.lenders, ...twin] }))
    expect(letters[2]?.to.name).toBe(letters[3]?.to.name)
    const keys = lenderKeysOf(given.caseFile)
    expect(letters.map(({ reference }) => keyOfReference(reference, given.caseFile.id, keys))).toEqual([
      'volkswagen-financial-services',
      undefined,
      'black-horse',
      'land-rover-financial-services',
    ])
  })
  test('for another shows the authority', () =>
    expect(textFor(answers({ acting: { as: 'attorney', forName: 'Robert O’Brien', proof: 'willAttach' } }))).toContain(
      'I hold power of attorney for Robert O’Brien, of 12 High Street, Leeds, LS1 1AA. I attach a copy. This is Robert O’Brien’s subject access request under Article 15 of the UK GDPR.',
    ))
  test('is not for someone who has died', () =>
    expect(sarLetters(answers({ acting: { as: 'executor', forName: 'Robert O’Brien' } }), context)).toMatchObject({
      result: 'stop',
      page: { id: 'instead/estate' },
    }))
})

describe('after the answer', () => {
  /** The paragraphs of a letter about the request. */
  const followUp = (given: Omit<Parameters<typeof sarFollowUp>[0], 'lender'>) =>
    lettersOf(sarFollowUp({ lender: vw.lenderId ?? '', ...given }, caseOf({}), context)).paragraphs
  test.each(followUpKinds)('%s reads well', (kind) => {
    const paragraphs = followUp({ kind, receivedOn: '2026-10-19', missing: ['the commission record'] })
    expect(paragraphs.map(blockText).join('\n\n')).toMatchSnapshot()
    expect(gradeOf(paragraphs)).toBeLessThanOrEqual(9)
  })
  type Row = [what: string, SarReply['kind'], yes: boolean, receivedOn: string, judged: Partial<SarVerdict>]
  test.each<Row>([
    ['33 days without an answer: a reminder', 'none', false, '2026-10-19', { fair: false, letter: 'sar-no-reply' }],
    ['20 days: wait', 'none', false, '2026-11-01', { fair: true, letter: null }],
    ['a passport for someone they know: not needed', 'identity', true, '2026-10-19', { letter: 'sar-identity' }],
    ['a real doubt: the firm is probably right', 'identity', false, '2026-10-19', { fair: true, letter: null }],
    ['more time for a complex request, said in time', 'extension-complex', true, '2026-10-19', { fair: true }],
    ['more time for a short list', 'extension', true, '2026-10-19', { letter: 'sar-extension' }],
    [
      'more time, said too late',
      'extension-complex',
      false,
      '2026-10-19',
      { letter: 'sar-no-reply', moreTime: 'refused' },
    ],
    [
      'more time without reasons, while the first month runs: ask for the reasons',
      'extension-complex',
      false,
      '2026-11-10',
      { letter: 'sar-extension', moreTime: 'none' },
    ],
    [
      'more time that is over as well',
      'extension-complex',
      true,
      '2026-08-03',
      { letter: 'sar-no-reply', moreTime: 'taken' },
    ],
    ['a part', 'partial', false, '2026-10-19', { letter: 'sar-partial' }],
    ['a fee for a first request', 'fee', true, '2026-10-19', { letter: 'sar-fee' }],
    ['too much, without reasons', 'excessive', false, '2026-10-19', { letter: 'sar-excessive' }],
    ['nothing after a reminder', 'chased', false, '2026-10-19', { letter: 'sar-firm-complaint' }],
    ['nothing after a complaint', 'complaint-failed', false, '2026-10-19', { letter: 'ico-complaint' }],
  ])('%s', (_, kind, yes, receivedOn, judged) =>
    expect(judgeSarReply({ kind, yes, receivedOn }, context)).toMatchObject(judged),
  )
  test('after a longer time that the firm asked for, silence and the complaint to the Commissioner go by that', () => {
    const nothing = { kind: 'none', yes: false, receivedOn: '2026-10-12' } as const
    expect(judgeSarReply(nothing, context, true)).toMatchObject({ letter: null, moreTime: 'taken' })
    expect(judgeSarReply(nothing, { ...context, today: '2027-01-13' }, true)).toMatchObject({ letter: 'sar-no-reply' })
    const { letter, moreTime } = judgeSarReply({ ...nothing, kind: 'complaint-failed' }, context, true)
    const text = followUp({ kind: letter ?? 'sar-fee', receivedOn: '2026-10-12', moreTime }).map(blockText)
    expect(text[0]).toBe(
      'I am complaining about Volkswagen Financial Services (UK) Limited. It received my subject access request on 12 October 2026. It wrote that it needed longer. Under Article 12(3) of the UK GDPR its answer is due by 12 January 2027.',
    )
  })
  test.each(['sar-no-reply', 'sar-firm-complaint', 'ico-complaint'] as const)(
    '%s tells no day as past before it',
    (kind) => {
      const textOn = (receivedOn: string) => followUp({ kind, receivedOn }).map(blockText).join(' ')
      expect(textOn('2026-10-19')).toMatch(/(?:was due by|ended on) 19 November 2026/)
      if (kind !== 'sar-no-reply') expect(textOn('2026-11-10')).toContain('is due by 10 December 2026')
    },
  )
  test('the longer time has a last day of its own, and being told of it is an answer', () => {
    const text = followUp({ kind: 'sar-no-reply', receivedOn: '2026-08-03', moreTime: 'taken' }).map(blockText)
    expect(text.join(' ')).toContain(
      'That time ended on 3 November 2026. You wrote that you needed the longer time. I still do not have the data.',
    )
    expect(text.join(' ')).not.toContain('no answer')
  })
})
