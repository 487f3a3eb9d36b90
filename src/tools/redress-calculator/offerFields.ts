import { parseMoney } from '../../casefile/inputs/agreement.ts'
import type { Answers } from '../../flows/answers.ts'
import { keyOf } from '../../flows/query.ts'
import { poundsOf } from '../../rules/money/pence.ts'
import type { LenderFigures, OfferLine } from '../../rules/redress/offerCheck.ts'
import { type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** The lines of a lender's letter, in its order, with the key each has in the page's address. */
export const offerFields: readonly { line: OfferLine; key: string }[] = [
  { line: 'commissionRemedy', key: 'offer-commission' },
  { line: 'aprRemedy', key: 'offer-apr' },
  { line: 'interest', key: 'offer-interest' },
  { line: 'total', key: 'offer-total' },
]

export type TypedOffer = Partial<Record<OfferLine, string>>

/** Parse what was typed into figures to compare, or list everything wrong with it. Boxes left empty are left out. */
export function figuresFrom(
  typed: TypedOffer,
  boxId: (line: OfferLine) => string,
  words: Pick<ToolWords['redress-calculator']['offer'], 'lines' | 'none'>,
): { figures: LenderFigures } | { faults: Fault[] } {
  const read = offerFields.flatMap(({ line }) => {
    const text = typed[line] ?? ''
    return text.trim() === '' ? [] : [{ line, result: parseMoney(text, { label: words.lines[line] }) }]
  })
  const faults = faultsOf(read.map(({ line, result }) => [boxId(line), result]))
  if (faults.length > 0) return { faults }
  if (read.length === 0) return { faults: [{ message: words.none, box: boxId('commissionRemedy') }] }
  return { figures: Object.fromEntries(read.flatMap(({ line, result }) => (result.ok ? [[line, result.value]] : []))) }
}

/** The figures kept in the page's address for one agreement; what cannot be read is left out. */
export function offerFiguresIn(settings: Answers, run: number): LenderFigures {
  return Object.fromEntries(
    offerFields.flatMap(({ line, key }) => {
      // What is wrong with a figure in an address is not said.
      const result = parseMoney(settings[keyOf(run, key)] ?? '', { label: '' })
      return result.ok ? [[line, result.value]] : []
    }),
  )
}

/** Keep these figures for one agreement in the settings, and drop its earlier ones. */
export function withFigures(settings: Answers, run: number, figures: LenderFigures): Answers {
  const own = offerFields.map(({ line, key }) => ({ key: keyOf(run, key), pence: figures[line] }))
  const others = Object.entries(settings).filter(([key]) => own.every((field) => field.key !== key))
  return Object.fromEntries([
    ...others,
    ...own.flatMap(({ key, pence }) => (pence === undefined ? [] : [[key, String(poundsOf(pence))]])),
  ])
}
