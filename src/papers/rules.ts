import type { FieldId } from './fields.ts'
import { type ValueCandidate, cutPassage, type Page } from './lines.ts'
import { sentencesOn } from './sentences.ts'
import { datesIn, moneyIn } from './values.ts'

/**
 * Rule for the words of a field, in a sentence or in a box: a day or a sum by what is before and after it, or a name by a pattern. `about`
 * has to be in the text, `near` in it or in what stands beside it, and `unless` in neither.
 */
export type ReadingRule = {
  field: FieldId
  in: 'sentence' | 'cell'
  strength: number
  about?: RegExp
  near?: RegExp
  unless?: RegExp
} & (
  | { kind: 'date' | 'money'; before?: RegExp; after?: RegExp; isAlone?: boolean }
  | { pattern: RegExp; read: (match: RegExpExecArray) => string }
)

/** A text that rules are tried on. Only what begins within its `own` letters is its: a cell may go on in the next line. */
type Unit = { in: ReadingRule['in']; text: string; own: number; lead: string; next: string }

/** How many letters before a value, and after it, are looked at. */
const farOff = 260

/** All that rules read on a page: of each text the first rule of a field that says something. */
export const readByRules = (page: Page, rules: readonly ReadingRule[]): ValueCandidate[] =>
  unitsOf(page).flatMap((unit) => {
    const told = new Map<FieldId, ValueCandidate>()
    for (const rule of rules)
      if (rule.in === unit.in && !told.has(rule.field))
        for (const one of toldBy(rule, unit, page.number)) if (!told.has(one.field)) told.set(one.field, one)
    return [...told.values()]
  })

/** The second half of a company’s name: "… Finance Ltd. The car". */
const endsCompany = /^(?:\p{Lu}\p{L}* ){0,3}(?:Ltd|Limited|plc|PLC|LLP)\b/u

function unitsOf(page: Page): Unit[] {
  const cells = page.lines.flatMap((line, row) =>
    line.cells.map(({ text }, column): Unit => {
      const below = page.lines[row + 1]?.cells[0]?.text ?? ''
      // A name may be broken between two lines of prose.
      const goesOn =
        text.length > 45 && column === line.cells.length - 1 && (/^\p{Ll}/u.test(below) || endsCompany.test(below))
      return {
        in: 'cell',
        text: goesOn ? `${text} ${below.slice(0, 100)}` : text,
        own: text.length,
        lead: '',
        next: '',
      }
    }),
  )
  return [...cells, ...sentencesOn(page).map((one): Unit => ({ in: 'sentence', own: one.text.length, ...one }))]
}

function toldBy(rule: ReadingRule, { text, own, lead, next }: Unit, page: number): ValueCandidate[] {
  const { field, strength, about, near, unless } = rule
  if (about?.test(text) === false || unless?.test(text) || near?.test(`${lead} ${text} ${next}`) === false) return []
  if ('pattern' in rule) {
    const match = rule.pattern.exec(text)
    const value = match && match.index < own ? rule.read(match) : ''
    const at = text.indexOf(value, match?.index)
    return value === ''
      ? []
      : [{ field, value, weight: strength, place: cutPassage(text, at, at + value.length, page) }]
  }
  const values = rule.kind === 'date' ? datesIn(text) : moneyIn(text)
  if (rule.isAlone && values.length !== 1) return []
  for (const { value, start, end } of values) {
    const before = rule.before?.exec(text.slice(Math.max(0, start - farOff), start))
    const after = rule.after?.exec(`${text.slice(end, end + farOff)} ${next}`.trimEnd())
    if (before === null || after === null) continue
    return [{ field, value, weight: strength, place: cutPassage(text, start, end, page) }]
  }
  return []
}
