import type { AgreementType } from '../casefile/caseFile.ts'
import type { Page } from './lines.ts'
import { type Candidate, cut, wholeLine } from './place.ts'
import { unbroken, unscanned } from './plainWords.ts'

/** Values that are names: kinds of agreement, and ways in which commission was worked out. */
export const namedValues = [
  'pcp',
  'hp',
  'conditionalSale',
  'lease',
  'personalLoan',
  'discretionary',
  'fixed',
  'percentage',
] as const

/** What the law and lenders call each kind of agreement, and how surely the words mean it. */
const signs: readonly (readonly [product: AgreementType, words: RegExp, weight: number])[] = [
  ['pcp', /\bpersonal contract (?:purchase|plan)\b/i, 5],
  ['pcp', /\bpcp\b/i, 4],
  ['pcp', /\b(?:optional (?:final|purchase) payment|guaranteed (?:minimum )?future value|gmfv)\b/i, 4.8],
  ['conditionalSale', /\bconditional sale\b/i, 4.6],
  ['hp', /\bhire[- ]purchase\b|\bhp agreement\b/i, 4.5],
  ['lease', /\b(?:contract hire|personal contract hire|pch|(?:motor )?lease agreement|hire agreement regulated)\b/i, 5],
  ['personalLoan', /\b(?:fixed[- ]sum loan|personal loan|unsecured loan)\b/i, 4],
]

const asOther =
  /\b(?:not|unlike|other|instead|difference|compare|example|alternative|or a|such as|types? of|previous)\b/i

/** The kinds of agreement that a page speaks of, a heading before all else. */
export const productsOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap((line, index) => {
    const whole = wholeLine(line)
    return signs.flatMap(([product, words, weight]) => {
      const match = words.exec(whole) ?? words.exec(unbroken(whole)) ?? words.exec(unscanned(whole))
      if (!match) return []
      const heads = (index < 8 ? 1 : 0) + (/agreement/i.test(whole) && whole.length < 130 ? 1.5 : 0)
      const far = asOther.test(whole) ? 2 : 0
      return [
        {
          field: 'product',
          value: product,
          weight: weight + heads - far,
          place: cut(whole, match.index, match.index + match[0].length, number),
        },
      ]
    })
  })
