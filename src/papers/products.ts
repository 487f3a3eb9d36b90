import type { AgreementType } from '../casefile/caseKinds.ts'
import type { Line, Page } from './page.ts'
import { cutPassage, type ValueCandidate, wholeLine } from './passages.ts'
import { variantsOf } from './variants.ts'

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

/** Names that the law and lenders have for each kind of agreement, and how surely the words mean it. */
const signs: readonly (readonly [product: AgreementType, words: RegExp, weight: number])[] = [
  ['pcp', /\bpersonal contract (?:purchase|plan)\b/i, 5],
  ['pcp', /\bpcp\b/i, 4],
  // "Hire purchase with balloon (PCP)": what it is by law, and what it is called.
  ['pcp', /\bhire[- ]purchase\b[^.;·]{0,40}\((?:pcp|personal contract purchase)\)/i, 5],
  [
    'pcp',
    /\b(?:optional (?:final|purchase) (?:re)?payment|guaranteed (?:minimum )?future value|gmfv)\b(?! · (?:-|none|nil|n\/a|not applicable)$)/i,
    4.8,
  ],
  ['conditionalSale', /\bcond(?:itional)? sale\b/i, 4.6],
  ['hp', /\bhire[- ]purchase\b(?![^.;·]{0,40}\((?:pcp|personal contract purchase)\))|\bh\.?p\.? agreement\b/i, 4.5],
  [
    'hp',
    /\(HP\)|\bon HP\b|\bHP (?:illustration|quote|quotation|finance|figures)\b|(?:prod|product|type|plan|finance|financed)\b[^\p{L}]{0,12}(?:by |chosen[^\p{L}]{0,5})?HPR?\b/iu,
    4,
  ],
  ['lease', /\b(?:contract hire|personal contract hire|pch|(?:motor )?lease agreement|hire agreement regulated)\b/i, 5],
  ['personalLoan', /\b(?:fixed[- ]sum loan|(?:unsecured )?personal loan|unsecured loan)\b/i, 4],
]

const asOther =
  /\b(?:not|unlike|other (?:\p{L}+ )?(?:types?|kinds?|forms?|products?|options?|finance|credit|agreements?|ways?)|instead|difference|compare|example|alternative|or a|such as|types of|type of (?!credit|agreement|finance|contract)\w+|previous)\b/iu
const turnedDown = /\b(?:turned down|declined|rejected|ruled out|not (?:suitable|chosen|wanted|taken|recommended))\b/i
/** "This is not a hire purchase or conditional sale agreement"; "there is no motor finance, hire purchase or …". */
const denied = /\b(?:is not an? (?:[\p{L}-]+ ){0,4}|no (?:[\p{L}-]+,? ){0,5})$/iu
/** Words for what was talked of, and what came of it. */
const asList =
  /\b(?:products?|options|types?|finance)\b.{0,20}\b(?:discussed|considered|available|offered|compared|explained)\b/i
const asChosen =
  /\b(?:(?:product|finance|agreement|credit|funding|option)s?(?: type)? ?(?:chosen|selected|recommended|taken)|recommended product|we recommend|(?:product|finance|agreement) type|types? of (?:credit|agreement|finance)|product)\b[\s:·-]*$/i
const sentenceAt = (text: string, at: number): string =>
  `${text
    .slice(0, at)
    .split(/[.?!] /)
    .at(-1)}${text.slice(at).split(/[.?!] /)[0]}`

/** A line of prose whose last words are the first of such a name. */
const isBroken = /.{40}\b(?:hire|conditional|personal(?: contract)?)$/i
const restOfName = /^(?:(?:contract )?purchase|sale) agreement\b/i

/** Check whether the words before a name deny it; an "or" that opens a line goes on from the line above. */
const isDenied = (before: string, above: Line | undefined): boolean =>
  denied.test(above && /^n?or $/i.test(before) ? `${wholeLine(above)} ${before}` : before)

/** The kinds of agreement that a page speaks of, a heading before all else. */
export const productsOn = ({ number, lines }: Page): ValueCandidate[] =>
  lines.flatMap((line, index) => {
    const own = wholeLine(line)
    const rest = isBroken.test(own) && restOfName.exec(lines[index + 1]?.cells[0]?.text ?? '')?.[0]
    const whole = rest ? `${own} ${rest}` : own
    const texts = variantsOf(whole)
    return signs.flatMap(([product, words, weight]) => {
      const match = texts.map((text) => words.exec(text)).find((found) => found !== null)
      if (!match || isDenied(whole.slice(0, match.index), lines[index - 1])) return []
      const heads = (index < 8 ? 1 : 0) + (/agreement/i.test(whole) && whole.length < 130 ? 1.5 : 0)
      const said = sentenceAt(whole, match.index)
      const far = asList.test(said) || turnedDown.test(said) ? 3 : asOther.test(said) ? 2 : 0
      const near = asChosen.test(whole.slice(0, match.index)) ? 1 : 0
      return [
        {
          field: 'product',
          value: product,
          weight: weight + heads + near - far,
          place: cutPassage(whole, match.index, match.index + match[0].length, number),
        },
      ]
    })
  })
