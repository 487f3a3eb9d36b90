import { describe, expect, test } from 'vitest'
import {
  customer,
  everyCase,
  everyLetterOf,
  faultsIn,
  finance,
  ownAddress,
  type Role,
  roles,
  type Sample,
  sentencesOf,
} from './everyLetter.ts'

const all = everyCase.flatMap((sample) => everyLetterOf(sample))
const of = (...some: Role[]) => all.filter(({ role }) => some.includes(role))
const forOthers = all.filter(({ role }) => finance(role) !== 'own')
const sent = all.filter(({ words }) => words !== '')
const letters = all.filter(({ letter }) => letter)

/** The sentences in which something is left when all that may stand there was taken out. */
const left = (words: string, allowed: readonly RegExp[], looked: RegExp) =>
  sentencesOf(words).filter((sentence) => looked.test(allowed.reduce((rest, one) => rest.replace(one, '·'), sentence)))

test('there is a letter of every kind in every part that someone can write it in', () => {
  expect(new Set(all.map(({ role }) => role))).toEqual(new Set(roles))
  const kinds = (role: Role) => new Set(of(role).flatMap(({ letter }) => letter?.kind ?? []))
  expect(kinds('helper')).toEqual(kinds('self'))
  expect([...kinds('self')].filter((kind) => !kinds('executor').has(kind))).toEqual(
    expect.arrayContaining(['sar', 'ico-complaint']),
  )
})

describe('whose it is', () => {
  // What somebody who writes for another does, has and is sent: the letter, the proof, the address for answers.
  const writers = [
    /\bI am helping\b/g,
    /\bI hold (?:a )?power of attorney\b/g,
    /\bI act for the estate\b/g,
    /\bI (?:attach|will send|ask|understand|know|am complaining|cancel|end|still need|have it|can give you|can expect it|need these adjustments)\b/g,
    /\bI (?:do not (?:want general policies|withdraw any of it|accept (?:that it is|any of these sums)|have (?:the|all the) agreement number|get a proper answer)|could not find|cannot tell from it|only need statements|need to (?:know|check)|hear nothing|have (?:had no answer|not had a final answer|had a fair time to check)|still do not have the data|will hear from you|may act for the estate)\b/g,
    /\b(?:answer|tell|send|give|ring|write to|ask|keep|deal with) me\b/gi,
    /\bfor me to download\b|\bmy authority\b/g,
    /\bMy reference\b|\bmy address above\b|^My (?:name|address):/g,
  ]
  const firstPerson = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|myself)\b/

  // For an estate, whoever acts for it is the one that does not agree.
  const executors = [/\bI (?:do not agree with it\.|disagree because)/g]

  test('in a letter for somebody else, "I" and "my" are the writer’s alone', () => {
    expect(
      faultsIn(forOthers, ({ words, role }) =>
        left(words, role === 'executor' ? [...writers, ...executors] : writers, firstPerson),
      ),
    ).toEqual([])
  })

  test('in a letter for oneself, nobody else is spoken of', () => {
    const others = [
      /\bThey are the agreement, the terms\b/g,
      /\bhow far back they go\b/g,
      /\brecordings of calls with me and notes of them\b/g,
      /\babout one customer\b/g,
      /\bCustomer Services Team\b/g,
      /\ba sheet of their own\b/g,
      /\bCustomer Services Team\b/g,
    ]
    expect(
      faultsIn(of('self', 'joint'), ({ words }) =>
        left(words, others, /\b(?:they|them|their|theirs|estate|customer)\b/i),
      ),
    ).toEqual([])
  })

  test('nothing is asked of someone who has died, or said as if they lived', () => {
    expect(
      faultsIn(of('executor'), ({ words, beside }) =>
        left(
          `${words}\n${beside}`,
          [],
          /signed permission|\bask them\b|\bthey (?:have|may|agree|complain|want|need|will|do)\b|their (?:complaint|request|answer|permission|time)\b/i,
        ),
      ),
    ).toEqual([])
  })

  test('beside a letter for somebody else, "your" is not said of what is theirs', () => {
    expect(
      faultsIn(forOthers, ({ beside }) =>
        left(
          beside,
          [],
          /\byour? (?:own )?(?:request|complaint|contract|agreement|finance|case|name|data|number|rate|loan|claim)\b/i,
        ),
      ),
    ).toEqual([])
  })

  test('what is written for somebody else names them, and who signs in which part', () => {
    const capacity = {
      helper: /^for Robert Vale, with their permission$/,
      partner: /^for Robert Vale, with their permission$/,
      attorney: /^for Robert Vale, under power of attorney$/,
      executor: /^executor or administrator of the estate of Robert Vale$/,
    }
    expect(
      faultsIn(forOthers, ({ words, letter, role }) => {
        const signed = letter ? letter.signature.join('\n') : undefined
        return [
          ...(words !== '' && !words.includes(customer) ? ['the customer is not named'] : []),
          ...(signed !== undefined &&
          !(
            signed.startsWith('Ann O’Brien\n') &&
            capacity[role as keyof typeof capacity].test(letter?.signature[1] ?? '')
          )
            ? [`signed “${signed}”`]
            : []),
        ]
      }),
    ).toEqual([])
  })

  test('everyone whom “they” can mean is named in the same sentence or the one before', () => {
    // Records, reasons and the like, each named in its own sentence; “they” said of things needs no name of a person.
    const things = /\bhow far back they go\b|\ba sheet of their own\b/g
    expect(
      faultsIn(forOthers, ({ words }) => {
        const sentences = sentencesOf(words)
        return sentences.filter(
          (sentence, index) =>
            /\b(?:they|them|theirs?)\b/i.test(sentence.replace(things, '')) &&
            ![sentences[index - 1] ?? '', sentence].some((each) => each.includes(customer)),
        )
      }),
    ).toEqual([])
  })

  test('the address at the top is the writer’s, and the customer’s is told as theirs', () => {
    expect(
      faultsIn(
        letters.filter(({ contact, name }) => contact !== 'writing' && !name.includes('other holder')),
        ({ letter, role, words }) => {
          const own = finance(role) === 'own'
          const from = letter?.from.join('\n') ?? ''
          return [
            ...(own !== from.includes('12 High Street') ? ['the customer’s address at the top'] : []),
            ...(own === from.includes(ownAddress.lines[0] ?? '') ? ['not the writer’s address at the top'] : []),
            ...(!own && !/Robert Vale, (?:of|last of) 12 High Street, Leeds, LS1 1AA/.test(words)
              ? ['the customer’s address is not told as theirs']
              : []),
          ]
        },
      ),
    ).toEqual([])
  })
})

describe('what a letter refers to is in it', () => {
  test('the team that is greeted is the one on the envelope, and no other is', () => {
    expect(
      faultsIn(letters, ({ letter }) => {
        const teams = (letter?.to.lines ?? []).filter((line) => /complaint|data protection/i.test(line))
        const greeted = /^Dear (?:.*(complaint|data protection).* Team)/i.exec(letter?.greeting ?? '')?.[1]
        return teams.length === (greeted ? 1 : 0) && teams.every((team) => new RegExp(greeted ?? '', 'i').test(team))
          ? []
          : [`${letter?.greeting}: ${letter?.to.lines.join(', ')}`]
      }),
    ).toEqual([])
  })

  const upTo = (words: string, sign: RegExp) => words.slice(0, words.search(sign))
  const from = (words: string, sign: RegExp) => words.slice(words.search(sign))
  /** Sentences that refer to something, and what must be there for it. */
  const references: readonly [string, RegExp, (sample: Sample) => boolean][] = [
    ['an e-mail address', /by e-?mail\b/i, ({ words }) => /by e-?mail to \S+@\S+\.\S+|\[e-mail/i.test(words)],
    ['a number to ring', /ring me/, ({ words }) => /ring me on [\d ]{9,}/.test(words)],
    ['a number above it', /number above/i, ({ words }) => /number/i.test(upTo(words, /number above/i))],
    [
      'an address above it',
      /address above/i,
      ({ letter }) => (letter?.from.length ?? 0) > 1 && /\d/.test(letter?.from[1] ?? ''),
    ],
    ['a Part B', /Part A/, ({ words }) => /Part B/.test(from(words, /Part A/))],
    ['a Part A', /Part B/, ({ words }) => /Part A/.test(upTo(words, /Part B/))],
    [
      'details below it',
      /\bdetails? below\b/,
      ({ words }) => /: |[Aa]greement number|plate/.test(from(words, /\bdetails? below\b/)),
    ],
    ['details above it', /\bdetails above\b/, ({ words }) => /\[.*?\]|: /.test(upTo(words, /\bdetails above\b/))],
    ['dates on the cover', /dates .*on the cover/, ({ words }) => /Complaint received by the lender: \d/.test(words)],
  ]
  test.each(references)('%s', (_, sign, isThere) => {
    expect(
      faultsIn(sent, (sample) =>
        sign.test(sample.words) && !isThere(sample) ? sentencesOf(sample.words).filter((one) => sign.test(one)) : [],
      ),
    ).toEqual([])
  })

  test('a line that ends in a colon is followed by what it announces', () => {
    expect(
      faultsIn(sent, ({ words }) => {
        const paragraphs = words.split('\n\n')
        return paragraphs.flatMap((paragraph, index) =>
          paragraph.endsWith(':') &&
          !/^(?:- |\d+\. |[^\n]+: |PCP|Hire|Lease|One agreement|Loan|Conditional)/.test(paragraphs[index + 1] ?? '')
            ? [`${paragraph} | ${paragraphs[index + 1]}`]
            : [],
        )
      }),
    ).toEqual([])
  })

  const countOf = { one: 1, several: 2, 'one, of which little is known': 1, 'several with two lenders': 2 } as const
  const agreementsIn = ({ agreements, letter, words }: Sample) =>
    agreements === 'several with two lenders' &&
    (letter
      ? letter.to.name.startsWith('Black Horse') || letter.to.name.includes('Motors')
      : words.includes('Lender: Black Horse'))
      ? 1
      : letter?.to.name.includes('Motors')
        ? 1
        : countOf[agreements]

  test('one agreement is spoken of as one, and several as several', () => {
    const one = /\b(?:my|their|the|this|your|that) (?:finance |car finance )?agreement\b(?! number)/i
    const several = /\b(?:these|the|my|their) (?:car )?(?:finance )?agreements\b/i
    expect(
      faultsIn(
        sent.filter(({ name }) => !/^to copy|^firm|^complaint of the other|^pack/.test(name)),
        (sample) =>
          sentencesOf(sample.words).filter((sentence) => (agreementsIn(sample) > 1 ? one : several).test(sentence)),
      ),
    ).toEqual([])
  })

  test('what is said to be attached is what is listed as enclosed', () => {
    expect(
      faultsIn(letters, ({ letter, words }) => {
        const says = /\b(?:attach|enclose)/i.test(words.replace(/^Enclosed:.*$/gm, ''))
        return says === (letter?.enclosed ?? []).length > 0
          ? []
          : [says ? 'attached, and nothing is listed' : 'listed, and nothing is attached']
      }),
    ).toEqual([])
  })

  test('no letter goes to a team of nobody known', () => {
    for (const role of roles) {
      const sample = everyCase.find((one) => one.role === role)
      const unknown = {
        ...sample,
        caseFile: { ...sample?.caseFile, agreements: [{ id: 'x', type: 'unknown', joint: 'unknown' }] },
      } as (typeof everyCase)[number]
      const written = everyLetterOf(unknown)
      expect(
        written
          .flatMap(({ letter }) => letter?.to.name ?? [])
          .filter((name) => !/A Claims Firm|Information/.test(name)),
      ).toEqual([])
      expect(written.some(({ beside }) => beside.includes('lender finder'))).toBe(true)
    }
  })

  test('no answer comes with the words that explain it, and nothing stands twice', () => {
    expect(
      faultsIn(sent, ({ words }) =>
        sentencesOf(words).filter(
          (sentence) =>
            /\((?!code |this part is not a complaint|UK|\w\)|DISP|CONRED|Johnson|Smith|section)/.test(
              sentence.replace(/Volkswagen Financial Services \(UK\)|\[[^\]]*\]/g, ''),
            ) ||
            /I am not sure which kind\)/.test(sentence) ||
            /\b(\w{3,} \w{3,})\b[ ,:]+\1\b/i.test(sentence) ||
            / {2}|\s[.,;:]|\.\.|undefined|NaN/.test(sentence),
        ),
      ),
    ).toEqual([])
  })
})
