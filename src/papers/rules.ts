import type { FieldId } from './fields.ts'
import { follows } from './nearbyValue.ts'
import { cellsText, type Line, type Page } from './page.ts'
import { cutPassage, longestRead, type ValueCandidate } from './passages.ts'
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

/** Number of letters looked at before a value, and after it. */
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
        text.length > 45 &&
        column === line.cells.length - 1 &&
        (text.endsWith(',') || /^\p{Ll}/u.test(below) || endsCompany.test(below))
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

/** A sentence of a page, over as many lines as it goes, with what leads up to it: the one before it or the heading over it. */
export type Sentence = { text: string; lead: string; next: string }

/** The shortest line of prose that goes on in the next one, and the most lines of a paragraph that are read as one. */
const shortestLine = 50
const mostLines = 10

// Four readings of a page go by its sentences.
const found = new WeakMap<Page, readonly Sentence[]>()

/** The sentences of a page in order. A row of a table is one too. */
export function sentencesOn(page: Page): readonly Sentence[] {
  const known = found.get(page) ?? sentencesIn(page)
  found.set(page, known)
  return known
}

function sentencesIn({ lines }: Page): Sentence[] {
  const texts = paragraphsOf(lines).flatMap((paragraph) => paragraph.slice(0, longestRead).split(betweenSentences))
  return texts.map((text, index) => ({
    text,
    lead: texts.slice(Math.max(0, index - 2), index).join(' '),
    next: texts[index + 1] ?? '',
  }))
}

/** Between the end of one sentence and the capital of the next; not after "Ltd." or an initial. */
const betweenSentences =
  /(?<=(?:[\p{Ll}\d)]|\p{Lu}{2})[.?!])(?<!\b(?:Ltd|Co|No|Mr|Mrs|Ms|Dr|Jas)\.) (?=["'(]?\p{Lu}|\[)/u

function paragraphsOf(lines: readonly Line[]): string[] {
  const paragraphs: { text: string; last: string; lines: number }[] = []
  for (const [index, line] of lines.entries()) {
    const [above, own, text] = [lines[index - 1], paragraphs.at(-1), cellsText(line.cells)]
    const goesOn =
      own !== undefined &&
      above !== undefined &&
      own.lines < mostLines &&
      own.last.length > shortestLine &&
      !/[:?!]$/.test(own.last) &&
      follows(above, line, 1.9)
    if (goesOn) {
      own.text += ` ${text}`
      own.last = text
      own.lines++
    } else paragraphs.push({ text, last: text, lines: 1 })
  }
  return paragraphs.map(({ text }) => text)
}
