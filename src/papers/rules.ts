import type { FieldId } from './fields.ts'
import { follows } from './nearbyValue.ts'
import { cellsText, farAside, type Line, type Page } from './page.ts'
import { cutPassage, longestRead, type ValueCandidate } from './passages.ts'
import { datesIn, moneyIn } from './values.ts'

/**
 * Rule that reads a field in a sentence or a box: a day or a sum by the words before and after it, or a name by a pattern. `about`
 * must match the text, `near` the text or the words beside it, and `unless` neither.
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

/** A text to try rules on. Matches must begin within its `own` letters: the rest is the next line. */
type Unit = { in: ReadingRule['in']; text: string; own: number; lead: string; next: string }

/** Number of letters looked at before a value, and after it. */
const farOff = 260

/** Apply rules to a page: in each text the first rule of a field that matches wins. */
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
        (/(?:,| (?:from|by|through))$/.test(text) || /^\p{Ll}/u.test(below) || endsCompany.test(below))
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

/**
 * A whole sentence of a page, over all its lines, with the sentences or heading before it and the next one. `isMixed` where words of a label beside
 * it are in it: it is told without them too.
 */
export type Sentence = { text: string; lead: string; next: string; isMixed: boolean }
type Box = { text: string; x: number; lines: Line[] }

/** Least length of a line of prose that continues in the next, and most lines read as one paragraph. */
const shortestLine = 50
const mostLines = 10

// Four readers use the sentences of a page.
const found = new WeakMap<Page, readonly Sentence[]>()

/** The sentences of a page in order. A row of a table is one too. */
export function sentencesOn(page: Page): readonly Sentence[] {
  const known = found.get(page) ?? sentencesIn(page)
  found.set(page, known)
  return known
}

function sentencesIn({ lines }: Page): Sentence[] {
  const boxes = proseInTables(lines)
  const inBoxes = new Set(boxes.flatMap((box) => box.lines))
  const texts = [
    ...paragraphsOf(lines).map(({ text, lines: own }) => ({ text, isMixed: own.some((line) => inBoxes.has(line)) })),
    ...boxes.map(({ text }) => ({ text, isMixed: false })),
  ].flatMap(({ text, isMixed }) =>
    text
      .slice(0, longestRead)
      .split(betweenSentences)
      .map((sentence) => ({ text: sentence, isMixed })),
  )
  return texts.map((one, index) => ({
    ...one,
    lead: texts
      .slice(Math.max(0, index - 2), index)
      .map(({ text }) => text)
      .join(' '),
    next: texts[index + 1]?.text ?? '',
  }))
}

/** Between the end of one sentence and the capital of the next; not after "Ltd." or an initial. */
const betweenSentences =
  /(?<=(?:[\p{Ll}\d)]|\p{Lu}{2})[.?!])(?<!\b(?:Ltd|Co|No|Mr|Mrs|Ms|Dr|Jas)\.) (?=["'(]?\p{Lu}|\[)/u

/** The prose in the second boxes of a table, box by box: the words of a label before them part its lines. */
function proseInTables(lines: readonly Line[]): Box[] {
  const boxes: Box[] = []
  for (const [index, line] of lines.entries()) {
    const cell = line.cells.length <= 2 ? line.cells.at(-1) : undefined
    if (!cell) continue
    const [own, above] = [boxes.at(-1), lines[index - 1]]
    const goesOn = own && above && Math.abs(own.x - cell.x) < farAside && follows(above, line, 1.9)
    if (own && goesOn && own.lines.length < mostLines && !/[.:?!]$/.test(own.text)) {
      own.text += ` ${cell.text}`
      own.lines.push(line)
    } else boxes.push({ text: cell.text, x: cell.x, lines: [line] })
  }
  return boxes.filter(({ lines: [first, second] }) => first?.cells.length === 2 && second)
}

function paragraphsOf(lines: readonly Line[]): { text: string; lines: Line[] }[] {
  const paragraphs: { text: string; last: string; lines: Line[] }[] = []
  for (const [index, line] of lines.entries()) {
    const [above, own, text] = [lines[index - 1], paragraphs.at(-1), cellsText(line.cells)]
    const goesOn =
      own !== undefined &&
      above !== undefined &&
      own.lines.length < mostLines &&
      own.last.length > shortestLine &&
      !/[:?!]$/.test(own.last) &&
      follows(above, line, 1.9)
    if (goesOn) {
      own.text += ` ${text}`
      own.last = text
      own.lines.push(line)
    } else paragraphs.push({ text, last: text, lines: [line] })
  }
  return paragraphs
}
