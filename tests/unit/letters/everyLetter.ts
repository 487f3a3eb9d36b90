import type { Agreement, CaseFile, Person } from '../../../src/casefile/caseFile.ts'
import { lenderKeysOf } from '../../../src/casefile/caseFile.ts'
import { followUpKinds, nextLetterKinds } from '../../../src/content/letters/letterKinds.ts'
import { addDays, type PlainDate } from '../../../src/dates/plainDate.ts'
import { accessRequestItems } from '../../../src/letters/accessRequestItems.ts'
import { agreementCopyLetter, caseForJointHolder, complaintLetters } from '../../../src/letters/complaintLetters.ts'
import type { Letter } from '../../../src/letters/letter.ts'
import type { LetterContext } from '../../../src/letters/letterContext.ts'
import { letterToFirm, nextLetter } from '../../../src/letters/nextLetter.ts'
import { type LenderAnswer, ombudsmanReasons, ombudsmanWarnings } from '../../../src/letters/ombudsmanAnswers.ts'
import { writeOmbudsmanPack } from '../../../src/letters/ombudsmanPack.ts'
import { judgeSarReply, sarFollowUp, sarReplies } from '../../../src/letters/sarFollowUps.ts'
import { sarLetters } from '../../../src/letters/sarLetters.ts'
import type { StopPage, Written } from '../../../src/letters/stopPage.ts'
import { templateLetters } from '../../../src/letters/templateLetters.ts'
import { blockText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { ann, caseOf, complaintAnswers, context, vw } from './sampleCase.ts'

/** In what part someone writes. A partner’s own finance is somebody else’s, as any other that one helps with. */
export const roles = ['self', 'joint', 'helper', 'partner', 'attorney', 'executor'] as const
export type Role = (typeof roles)[number]

/** Whose finance it is: the writer’s, that of someone living, or of someone who has died. */
export const finance = (role: Role): 'own' | 'other' | 'estate' =>
  role === 'self' || role === 'joint' ? 'own' : role === 'executor' ? 'estate' : 'other'

/** The writer’s own address when the finance is somebody else’s, and a second agreement of every kind of detail. */
export const ownAddress = { lines: ['9 Elm Grove', 'York'], postcode: 'YO1 7AA' }
export const customer = 'Robert Vale'
const second: Agreement = {
  ...vw,
  id: 'second',
  type: 'hp',
  agreementNo: 'HP-7788',
  start: { year: 2011, approx: true },
  reg: ['KATE1'],
  dealer: 'Quixote Motors, Leeds',
}
const bare: Agreement = { id: 'bare', lenderId: 'black-horse', type: 'unknown', joint: 'unknown' }

const agreementsOf = {
  one: [vw],
  several: [vw, second],
  'one, of which little is known': [bare],
  'several with two lenders': [vw, second, { ...bare, type: 'lease', end: { year: 2019, approx: true } }],
} as const satisfies Record<string, readonly Agreement[]>

const contacts: Record<string, Partial<Person>> = {
  email: { contactBy: 'email' },
  phone: { contactBy: 'phone', supportNeeds: 'large print' },
  post: { contactBy: 'post' },
}

/** A case, and what it is a sample of. */
export type SampleCase = {
  role: Role
  agreements: keyof typeof agreementsOf
  contact: string
  caseFile: CaseFile
}

const { email: _email, phone: _phone, ...withoutContact } = ann

/** A case for every role, number of agreements and way to be answered; and one of someone who gave neither address nor e-mail. */
export const everyCase: readonly SampleCase[] = roles.flatMap((role) =>
  Object.entries(agreementsOf).flatMap(([about, agreements]) =>
    [
      ...Object.entries(contacts),
      ['writing', { contactBy: 'email', addresses: [] }] satisfies [string, Partial<Person>],
    ].map(([contact, person]) => ({
      role,
      agreements: about as keyof typeof agreementsOf,
      contact,
      caseFile: caseIn(
        role,
        agreements,
        contact === 'writing' ? { ...withoutContact, ...person } : { ...ann, ...person },
      ),
    })),
  ),
)

function caseIn(role: Role, agreements: readonly Agreement[], person: Person): CaseFile {
  const isOwn = finance(role) === 'own'
  const known = person.addresses.length > 0
  return caseOf({
    person: { ...person, previousNames: ['Ann Price'] },
    acting: isOwn
      ? { as: 'self' }
      : {
          as: role === 'partner' ? 'helper' : (role as 'helper' | 'attorney' | 'executor'),
          forName: customer,
          proof: role === 'partner' ? 'later' : 'willAttach',
          ...(known ? { address: ownAddress } : {}),
        },
    agreements: agreements.map(({ addressThen, ...agreement }) => ({
      ...agreement,
      ...(known && addressThen !== undefined ? { addressThen } : {}),
      ...(role === 'joint' ? { joint: 'yes' as const, jointNames: ['Nguyễn Văn An'] } : {}),
    })),
  })
}

/** Something that is written, and how it was come by. */
export type Sample = SampleCase & {
  name: string
  /** Who reads it. */
  reader: 'firm' | 'commissioner' | 'ombudsman' | 'visitor'
  /** All that goes out, from the sender’s address to what is enclosed; of a pack, the sheets that are sent. */
  words: string
  /** What stands beside it for whoever sends it. */
  beside: string
  letter?: Letter
}

const received: PlainDate = '2026-10-12'

/** All that can be written in a case on a day. */
export function everyLetterOf(sample: SampleCase, on: LetterContext = context): Sample[] {
  const { caseFile } = sample
  const keys = lenderKeysOf(caseFile)
  const letters = (name: string, written: Written<readonly Letter[]>) =>
    written.result === 'stop'
      ? [pageSample(sample, name, written.page)]
      : written.letters.map((letter) => letterSample(sample, name, letter))
  const letter = (name: string, written: Written<Letter>) =>
    letters(name, written.result === 'stop' ? written : { result: 'letters', letters: [written.letters] })
  return [
    ...(['information', 'complaint', 'both'] as const).flatMap((want) =>
      letters(`complaint, ${want}`, complaintLetters(complaintAnswers({}, { caseFile, want }), on)),
    ),
    ...keys
      .flatMap((key) => agreementCopyLetter(key, caseFile, on) ?? [])
      .map((one) => letterSample(sample, 'copy of the agreement', one)),
    ...(['email', 'post', 'portal'] as const).flatMap((format) =>
      letters(
        `access request, ${format}`,
        sarLetters(
          {
            caseFile,
            items: accessRequestItems,
            format,
            ...(format === 'post' ? { years: { from: 2016, to: 2019 } } : {}),
            withoutPolicies: format === 'post',
            alsoBrokers: true,
          },
          on,
        ),
      ),
    ),
    ...keys.flatMap((lender) => [
      ...(finance(sample.role) === 'estate'
        ? []
        : followUpKinds.flatMap((kind) =>
            (['none', 'refused', 'taken'] as const).flatMap((moreTime) =>
              letter(
                `${kind}, ${moreTime}`,
                sarFollowUp(
                  {
                    kind,
                    lender,
                    receivedOn: moreTime === 'taken' ? '2026-08-03' : received,
                    moreTime,
                    ...(moreTime === 'none' ? { missing: ['the commission record'] } : {}),
                  },
                  caseFile,
                  on,
                ),
              ),
            ),
          )),
      ...[...nextLetterKinds, 'no-reply' as const].flatMap((kind) =>
        letter(
          `next, ${kind}`,
          nextLetter(
            {
              kind,
              lender,
              about: '2026-08-31',
              missing: ['how the sum was worked out'],
              ...(kind === 'opt-in' ? {} : { code: 'RD02' }),
            },
            caseFile,
            on,
          ),
        ),
      ),
      ...answers.flatMap(([name, answer]) => packSamples(sample, name, lender, answer, on)),
    ]),
    ...[on.today, '2026-06-01', undefined].flatMap((signedOn) => {
      const firm = { name: 'A Claims Firm', ...(signedOn ? { signedOn } : {}) }
      return ([signedOn === on.today ? 'cancel-in-time' : 'cancel-later', 'fee-breakdown'] as const)
        .map((kind) => letterToFirm(kind, firm, caseFile, on))
        .map((one) => letterSample(sample, `firm, ${one.kind}`, one))
    }),
    ...(sample.role === 'joint'
      ? letters(
          'complaint of the other holder',
          complaintLetters(
            complaintAnswers({}, { caseFile: caseForJointHolder(caseFile, 'Nguyễn Văn An'), noFirm: false }),
            on,
          ),
        )
      : []),
    ...(sample.role === 'self'
      ? templateLetters(on).map(({ id, text }) => ({
          ...sample,
          name: `to copy, ${id}`,
          reader: 'firm' as const,
          words: text,
          beside: '',
        }))
      : []),
  ]
}

const answers: readonly [string, LenderAnswer][] = [
  ['final response', { kind: 'final-response', date: '2026-08-31', code: 'RD02' }],
  ['decision', { kind: 'scheme-decision', date: '2026-08-31' }],
  ['late decision', { kind: 'scheme-decision', date: '2026-02-10' }],
  ['nothing', { kind: 'none' }],
]

function packSamples(
  sample: SampleCase,
  name: string,
  lender: string,
  answer: LenderAnswer,
  on: LetterContext,
): Sample[] {
  const written = writeOmbudsmanPack(
    {
      caseFile: sample.caseFile,
      lender,
      answer,
      complaintReceived: '2026-06-15',
      reasons: ombudsmanReasons,
      offered: 12_345,
      warnings: ombudsmanWarnings,
    },
    on,
  )
  if (written.result === 'stop')
    return [
      pageSample(sample, `pack, ${name}`, written.page),
      ...(written.page.letter ? [letterSample(sample, `pack, ${name}, meanwhile`, written.page.letter)] : []),
    ]
  const { sections, notes } = written.letters
  const words = (of: typeof sections) =>
    of.map(({ title, blocks }) => [title, ...blocks.map(blockText)].join('\n\n')).join('\n\n')
  // The last two sheets tell the visitor what to put there and how to send it.
  return [
    { ...sample, name: `pack, ${name}`, reader: 'ombudsman', words: words(sections.slice(0, -2)), beside: '' },
    {
      ...sample,
      name: `pack, ${name}, to do`,
      reader: 'visitor',
      words: '',
      beside: [...notes, words(sections.slice(-2))].join('\n\n'),
    },
  ]
}

const letterSample = (sample: SampleCase, name: string, letter: Letter): Sample => ({
  ...sample,
  name,
  reader: letter.kind === 'ico-complaint' ? 'commissioner' : 'firm',
  words: toPlainText(letter),
  beside: [letter.does, letter.rests].join('\n\n'),
  letter,
})

const pageSample = (sample: SampleCase, name: string, { title, explanation }: StopPage): Sample => ({
  ...sample,
  name: `${name}, ${title}`,
  reader: 'visitor',
  words: '',
  beside: [title, ...explanation].join('\n\n'),
})

/** The letters that a visitor is led to about an access request, whatever the firm did, on a day. */
export const judgedLetters = (sample: SampleCase, receivedOn: PlainDate, today: PlainDate): Sample[] =>
  sarReplies.flatMap((reply) =>
    [true, false].flatMap((yes) => {
      const on = { ...context, today }
      const { letter: kind, moreTime } = judgeSarReply({ kind: reply, receivedOn, yes }, on)
      if (kind === null) return []
      const written = sarFollowUp({ kind, lender: vw.lenderId ?? '', receivedOn, moreTime }, sample.caseFile, on)
      return written.result === 'stop' ? [] : [letterSample(sample, `${reply}, ${yes} on ${today}`, written.letters)]
    }),
  )

/** A day, the one before it and the one after it. */
export const around = (day: PlainDate): PlainDate[] => [addDays(day, -1), day, addDays(day, 1)]

/** The sentences of some words, lines apart. */
export const sentencesOf = (words: string): string[] =>
  words
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!:])\s+(?=[\p{Lu}"“])/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** What is wrong, each once, with one place where it stands. */
export function faultsIn(samples: readonly Sample[], faultsOf: (sample: Sample) => readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const sample of samples)
    for (const fault of faultsOf(sample))
      if (!found.has(fault)) found.set(fault, `${sample.role}, ${sample.agreements}, ${sample.contact}: ${sample.name}`)
  return [...found].map(([fault, where]) => `${fault} (${where})`)
}
