import { describe, expect, test } from 'vitest'
import type { Agreement } from '../../../src/casefile/caseFile.ts'
import {
  agreementCopyLetter,
  type ComplaintAnswers,
  caseForJointHolder,
  complaintLetters,
} from '../../../src/letters/complaintLetters.ts'
import { toPlainText } from '../../../src/letters/toPlainText.ts'
import { heightInWord, page } from './pageHeight.ts'
import { ann, complaintAnswers as answers, caseOf, context, gradeOf, lettersOf, vw } from './sampleCase.ts'

const lettersFor = (given: ComplaintAnswers, about = context) => lettersOf(complaintLetters(given, about))
const textFor = (given: ComplaintAnswers, about = context) =>
  lettersFor(given, about).map(toPlainText).join('\n=====\n')

test('(a) one agreement with its number: no tracing paragraph', () => {
  expect(textFor(answers())).toMatchSnapshot()
  expect(textFor(answers())).not.toContain('trace')
})

test('(b) a lender that is in no list, three addresses and a former name', () => {
  const person = {
    ...ann,
    previousNames: ['Ann Price'],
    addresses: [
      ...ann.addresses,
      {
        lines: ['3 Mill Lane'],
        postcode: 'YO1 7AA',
        from: { year: 2009, approx: true },
        to: { year: 2014, approx: false },
      },
      { lines: ['9 Low Road', 'Selby'] },
    ],
  }
  const letter = textFor(
    answers({
      person,
      agreements: [
        {
          id: 'x',
          lenderNameTyped: 'Some Old Bank',
          type: 'unknown',
          joint: 'unknown',
          start: { year: 2011, approx: true },
        },
      ],
    }),
  )
  expect(letter).toMatchSnapshot()
  expect(letter).toContain('If you hold no record, please say so in writing and name the firm that may hold it.')
})

test('a lender that nobody has named is looked for first; the others have their letters', () => {
  const nobody = { id: 'x', type: 'unknown', joint: 'unknown' } as const
  expect(complaintLetters(answers({ agreements: [nobody] }), context)).toMatchObject({
    result: 'stop',
    page: { id: 'instead/no-lender', title: 'Find the lender first' },
  })
  expect(lettersFor(answers({ agreements: [nobody, vw] })).map(({ to }) => to.name)).toEqual([
    'Volkswagen Financial Services (UK) Limited',
  ])
})

test('(c) two lenders in one go: two letters, one writer, two references', () => {
  const letters = lettersFor(
    answers({
      agreements: [
        { ...vw, id: 'b', lenderId: 'black-horse' },
        { ...vw, id: 'm', lenderId: 'motonovo-finance', agreementNo: '' },
      ],
    }),
  )
  expect(letters.map(({ to }) => to.name)).toEqual(['Black Horse Limited', 'MotoNovo Finance Limited'])
  expect(new Set(letters.map(({ reference }) => reference)).size).toBe(2)
  expect(letters[0]?.from).toEqual(letters[1]?.from)
  expect(letters[0]?.reference).toMatch(/^CF-[2-9A-HJKMNP-Z]{4}$/)
})

test('(d) a lease has the ordinary rules and no word about the scheme', () => {
  const letter = textFor(answers({ agreements: [{ ...vw, type: 'lease', start: { year: 2018, approx: false } }] }))
  expect(letter).not.toContain('scheme')
  expect(letter).toContain('Please send your final response within 8 weeks of getting this letter (DISP 1.6.2R).')
  expect(letter).not.toContain('140A')
})

test('(e) an executor shows authority, and signs by name for the estate', () => {
  const letter = textFor(answers({ acting: { as: 'executor', forName: 'Robert O’Brien', proof: 'willAttach' } }))
  expect(letter).toMatchSnapshot()
  expect(lettersFor(answers({ acting: { as: 'executor', forName: 'Robert O’Brien' } }))[0]?.signature).toEqual([
    'Ann O’Brien',
    'executor or administrator of the estate of Robert O’Brien',
  ])
})

test('an estate without an executor yet sends proof later', () => {
  expect(textFor(answers({ acting: { as: 'executor', forName: 'Robert O’Brien', proof: 'later' } }))).toContain(
    'I will send proof of my authority as soon as I have it. Please start without waiting for it.',
  )
})

test('(f) someone already acts: a page, not a letter', () => {
  expect(complaintLetters(answers({ representative: { name: 'A Firm' } }), context)).toMatchObject({
    result: 'stop',
    page: { id: 'instead/represented' },
  })
  expect(complaintLetters(answers({}, { complainedBefore: true }), context)).toMatchObject({
    result: 'stop',
    page: { id: 'instead/complained-before' },
  })
})

test('(g) only a complaint: no part A, the same facts', () => {
  const letter = textFor(answers({}, { want: 'complaint' }))
  expect(letter).not.toContain('Part A')
  for (const fact of ['AB16 CDE', 'VW12345678', 'May 2016', 'Example Motors, Leeds', 'Ann O’Brien', '27 March 1970'])
    expect(letter).toContain(fact)
  expect(letter).toContain('the amount lent, the APR and the total cost of credit')
})

test('only information: not a complaint', () => {
  const letter = textFor(answers({}, { want: 'information' }))
  expect(letter).not.toMatch(/Part [AB]/)
  expect(letter).not.toContain('scheme')
  expect(letter).toContain(
    'This is a request for information and not a complaint. Please tell me in writing within 1 month:',
  )
})

describe('the scheme', () => {
  test('drops out of the letter when there is nothing to say of it', () => {
    const letter = textFor(answers(), { ...context, letterParagraph: '' })
    expect(letter).not.toContain('scheme')
    expect(letter).toContain('Please send your final response within 8 weeks of getting this letter (DISP 1.6.2R).')
  })
  test('is kept from the lease when a letter covers both', () => {
    const letter = textFor(answers({ agreements: [vw, { ...vw, id: 'l', type: 'lease' }] }))
    expect(letter).toContain(
      'For agreement 2: please send your final response within 8 weeks of getting this letter (DISP 1.6.2R).',
    )
    expect(letter).toContain('For the rest: I understand that part')
  })
})

test('lenders that changed their name or were sold', () => {
  const letter = textFor(
    answers({
      agreements: [
        { ...vw, lenderId: 'motonovo-finance' },
        { ...vw, id: 'o', lenderId: 'old-lender' },
      ],
    }),
  )
  expect(letter).toContain('The papers may show another of your names, past or present: Carlyle Finance.')
  expect(letter).toContain('please pass this letter on and tell me which firm it is')
  expect(letter).toContain('New Lender Limited\nComplaints Team\nPO Box 1')
  expect(letter).toContain('I understand that you are now responsible for agreements made by Old Lender.')
})

test('a lender that others may answer for, and one under a new name, are each named as they were', () => {
  const namesIn = (lenderId: string) =>
    textFor(answers({ agreements: [{ ...vw, lenderId }] }))
      .split('\n')
      .find((line) => line.startsWith('I understand'))
  expect(namesIn('old-lender')).toBe('I understand that you are now responsible for agreements made by Old Lender.')
  expect(namesIn('older-lender')).toBe(
    'I understand that you are now responsible for agreements made by Older Lender. The papers may show another of its names: Oldest Lender. If another firm is responsible for this finance now, please pass this letter on and tell me which firm it is.',
  )
  expect(namesIn('renamed-lender')).toBe(
    'I understand that you were formerly Renamed Lender. The papers may show another of your names, past or present: Renamed Lender Limited.',
  )
})

test('odd plates, a swapped car, a joint holder, an address abroad, one long name', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss'.slice(0, 60)
  const letter = textFor(
    answers({
      person: {
        ...ann,
        fullName: name,
        addresses: [{ lines: ['Rue de l’Église 4', 'Liège'], country: 'Belgium' }],
        supportNeeds: 'large print, 16 point',
        contactBy: 'phone',
      },
      agreements: [{ ...vw, reg: ['KATE1', 'ABC123D'], joint: 'yes', jointNames: ['Nguyễn Văn An'] }],
    }),
  )
  for (const words of [
    'The car was changed: number plates KATE1, ABC123D.',
    'It was a joint agreement with Nguyễn Văn An.',
    'Belgium',
    name,
    'I need these adjustments: large print, 16 point.',
    'Please ring me',
  ])
    expect(letter).toContain(words)
})

test('the other holder of a joint agreement can have a letter too', () => {
  const joint = caseForJointHolder(
    caseOf({
      agreements: [
        { ...vw, joint: 'yes', jointNames: ['Nguyễn Văn An'] },
        { ...vw, id: 'own' },
      ],
    }),
    'Nguyễn Văn An',
  )
  const letter = textFor({ ...answers(), caseFile: joint })
  expect(joint.agreements).toHaveLength(1)
  expect(letter).toContain('It was a joint agreement with Ann O’Brien.')
  expect(letter.trimEnd().endsWith('Nguyễn Văn An')).toBe(true)
})

test('three lenders with two agreements each', () => {
  const agreements = ['black-horse', 'motonovo-finance', 'volkswagen-financial-services'].flatMap((lenderId) => [
    { ...vw, id: `${lenderId}-1`, lenderId },
    { ...vw, id: `${lenderId}-2`, lenderId },
  ])
  const letters = lettersFor(answers({ agreements }))
  expect(letters).toHaveLength(3)
  for (const letter of letters) expect(toPlainText(letter)).toMatch(/1\. PCP.*\n2\. PCP/)
})

test.each(['information', 'complaint', 'both'] as const)(
  'a normal letter (%s) fits one page and is easy to read',
  (want) => {
    const [letter] = lettersFor(answers({}, { want }))
    expect(heightInWord(letter!)).toBeLessThanOrEqual(page.height)
    expect(gradeOf(letter!.paragraphs)).toBeLessThanOrEqual(9)
  },
)

test('beside the letter stands what it does, what it rests on, and what it says nothing of', () => {
  const beside = (given: ComplaintAnswers) =>
    lettersFor(given).map(({ does, rests, without }) => ({ does, rests, without }))
  const rests = (ground: string) =>
    `What you told us about the finance${ground}. You don’t need any papers, because the lender has to search its own records. You don’t need to know what commission was paid either. That’s what the letter asks.`
  expect(beside(answers())).toEqual([
    {
      does: 'It asks what commission was paid, and complains that it wasn’t clearly explained.',
      rests: rests(', and the law and rules that it cites'),
      without: [],
    },
  ])
  expect(
    beside(
      answers(
        { agreements: [{ id: 'x', type: 'unknown', joint: 'unknown', lenderNameTyped: 'Acorn' }] },
        { want: 'information' },
      ),
    ),
  ).toEqual([
    {
      does: 'It asks what commission was paid. It isn’t a complaint, so no deadline starts.',
      rests: rests(''),
      without: [
        { detail: 'number', agreements: [] },
        { detail: 'start', agreements: [] },
        { detail: 'plate', agreements: [] },
        { detail: 'address', agreements: [] },
      ],
    },
  ])
})

test('nothing that stands beside a letter goes with it', () => {
  const [letter] = lettersFor(answers())
  expect(letter && toPlainText(letter)).not.toContain(letter?.rests)
  expect(letter && toPlainText(letter)).not.toContain(letter?.does)
})

test('what one agreement lacks and another has is told of the one', () => {
  const { agreementNo: _, ...unnumbered } = vw
  const written = lettersFor(answers({ agreements: [vw, { ...unnumbered, id: 'b' }] }))
  expect(written[0]?.without).toEqual([{ detail: 'number', agreements: [2] }])
})

test('someone who does not know how many agreements there were asks for every one', () => {
  const asks = 'may have had other car finance with you. Please look for every agreement.'
  expect(textFor(answers({ agreements: [{ ...vw, maybeMore: true }] }))).toContain(`I ${asks}`)
  expect(textFor(answers())).not.toContain(asks)
})

describe('a copy of the agreement', () => {
  const copyOf = (...agreements: Agreement[]) => {
    const letter = agreementCopyLetter('volkswagen-financial-services', caseOf({ agreements }), context)
    return letter && toPlainText(letter)
  }
  const ended = { ...vw, id: 'ended', agreementNo: 'OLD-1', end: { year: 2019, approx: false } }
  test('is asked for of those that may still be running, and of no other', () => {
    expect(copyOf(ended)).toBeUndefined()
    expect(copyOf(vw, ended)).not.toContain('OLD-1')
    expect(copyOf({ ...vw, end: { year: 2026, month: 11, approx: false } })).toContain('VW12345678')
  })
  test('names the section for credit, for a lease, or both', () => {
    const lease = { ...vw, id: 'lease', type: 'lease' as const }
    const section = (letter: string | undefined) =>
      /under (.+?) of the Consumer Credit Act 1974/.exec(letter ?? '')?.[1]
    expect([copyOf(vw), copyOf(lease), copyOf(vw, lease)].map(section)).toEqual([
      'section 77',
      'section 79',
      'section 77 or, for a lease, section 79',
    ])
  })
  test('says what it costs, how long there is, and what follows', () =>
    expect(copyOf(vw)).toContain(
      'The fee is £1. If it is not with this letter, please tell me straight away how to pay it. Please answer within 12 working days of receiving this request and the fee. If something is still to be paid under an agreement and you miss that time, the Act does not let you enforce it until you have complied.',
    ))
})

test('commission that papers show is told with its shares; a guess is not', () => {
  const shown = { commission: 110_000, amountOfCredit: 1_000_000, totalChargeForCredit: 200_000 }
  const withCommission = (commissionSource: 'agreement' | 'guess') =>
    textFor(answers({ agreements: [{ ...vw, ...shown, commissionSource }] }))
  expect(withCommission('agreement')).toContain(
    'The papers show commission of £1,100, which is 55% of the cost of credit and 11% of the loan.',
  )
  expect(withCommission('guess')).not.toContain('The papers show')
})
