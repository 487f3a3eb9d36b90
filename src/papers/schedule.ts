import {
  type Cell,
  type Line,
  type Page,
  asPrinted,
  cutPassage,
  longestRead,
  wholeLine,
  cellsText,
  farAside,
} from './lines.ts'
import { type Run, type Schedule, longestOf, mainOf, runsIn, scheduleOf } from './runs.ts'
import { moneyIn } from './values.ts'
import { inFigures, respelt } from './variants.ts'
import { unscanned } from '../text/plainWords.ts'

const counts =
  /^(?:(?:number|no\.?) of )?(?:payments|repayments|instalments|rentals)$|^(?:number|no\.?|how many)$|^(?:payment|repayment|instalment|rental)(?: (?:number|no\.?))?$/i
/** A payment by its number in the order, or from which to which: "1 to 59", and then "60". */
const ranged = /^(\d{1,3}) ?(?:to|-) ?(\d{1,3})$/i
const sums = /\b(?:amount|each|size|sum|value|instalment|payment)\b|£/i
const otherSums = /\b(?:final|optional|total|date|deposit|fee)\b/i

/** The payments as a table has them: a head of "No. of payments" and "Amount", and a row for each run under it. */
function scheduleInRows(lines: readonly Line[], page: number): Schedule | undefined {
  for (const [index, head] of lines.entries()) {
    const { cells } = head
    const counted = cells.find(({ text }) => counts.test(text))
    const sized = cells.find(
      (cell) => cell !== counted && sums.test(cell.text) && !otherSums.test(cell.text) && !/\d/.test(cell.text),
    )
    if (!counted || !sized) continue
    const { runs, text } = rowsUnder(head, lines.slice(index + 1, index + 9), counted, sized)
    // One row alone is boxes under their labels.
    const schedule = runs.length < 2 ? undefined : scheduleOf(runs, text, page)
    if (schedule) return schedule
  }
  return undefined
}

/** The runs in the rows under a head. Where one of them says from which to which, those with one number are one payment each. */
function rowsUnder(head: Line, rows: readonly Line[], counted: Cell, sized: Cell): { runs: Run[]; text: string } {
  const { cells } = head
  const runs: Run[] = []
  let [text, isOrder] = [wholeLine(head), false]
  for (const line of rows) {
    const [count, sum] = [under(counted, cells, line), under(sized, cells, line)]
    const [money] = moneyIn(sum?.text ?? '', true)
    const [, first, last] = ranged.exec(count?.text ?? '') ?? []
    if (!count || !money || !(last || /^\d{1,3}$/.test(count.text))) break
    const [start, row] = [text.length + 3, wholeLine(line)]
    const at = start + row.indexOf(count.text)
    text = `${text} · ${row}`
    isOrder ||= last !== undefined
    runs.push({
      count: last ? Number(last) - Number(first) + 1 : Number(count.text),
      pence: money.value,
      start,
      end: start + row.indexOf(sum?.text ?? '') + money.end,
      last: /final|last|balloon|optional/i.test(row),
      counted: [at, at + count.text.length],
    })
  }
  return {
    text,
    runs: isOrder ? runs.map((run) => (/^\d+$/.test(text.slice(...run.counted)) ? { ...run, count: 1 } : run)) : runs,
  }
}

/** Find the cell under a head: in its place where the row has as many boxes, else below it. */
const under = (head: Cell, heads: readonly Cell[], { cells }: Line): Cell | undefined =>
  cells.length === heads.length
    ? cells[heads.indexOf(head)]
    : cells.find(({ x, right }) => x < head.right + farAside && right > head.x - farAside)

/** The runs of payments that stand on a page: "47 monthly payments of £245.67, followed by a final payment of £8,000". */
export function scheduleOn({ number, lines }: Page): Schedule | undefined {
  const inText = lines.flatMap(({ cells, size, y }, index) => {
    // A sentence may go on in the three lines below it.
    const texts = [
      cells,
      ...lines.slice(index + 1, index + 4).flatMap((line) => (line.y - y < size * 6 && line.y > y ? [line.cells] : [])),
    ].map(inWords)
    const whole = texts.reduce(
      (before, text, row) => `${before}${goesOn(texts[row - 1] ?? '', text) ? ' ' : '\n'}${text}`,
    )
    const columns = cells.length === 1 ? [] : cells.map((cell, at) => [cell, ...columnBelow(lines, index, cells, at)])
    return [
      [whole, texts[0]?.length ?? 0] as const,
      ...columns.map((own) => [inWords(own), own[0]?.text.length ?? 0] as const),
    ].flatMap(([words, first]) => {
      const own = words.slice(0, longestRead)
      for (const text of new Set([own, unscanned(own), respelt(own), inFigures(own)])) {
        const schedule = scheduleIn(text, first, number)
        if (schedule) return printedIn(own, text, schedule)
      }
      return []
    })
  })
  return longestOf([inText, scheduleInRows(lines, number) ?? []].flat())
}

/** Payments that were read in a text put right, where they stand in the text as printed. */
const printedIn = (printed: string, text: string, schedule: Schedule): Schedule =>
  text === printed
    ? schedule
    : {
        ...schedule,
        candidates: schedule.candidates.map(({ place, ...one }) => {
          const { passage, page, mark } = place
          const { start, end } = asPrinted(printed, { text: passage, value: { start: mark[0], end: mark[1] } })
          return { ...one, place: cutPassage(printed, start, end, page) }
        }),
      }

/** Tells whether a line is the rest of the sentence before it, and not a row of its own with its sum first. */
const goesOn = (before: string, text: string): boolean =>
  /^\(?\p{Ll}(?!ayments? \d)/u.test(text) || (/^£/.test(text) && !/^£|\d\.\d\d$/.test(before))

/** The words of a line, where a sum that fills its box keeps its thousands: "5 733.00" out of two boxes is five times a sum. */
const inWords = (cells: readonly Cell[]): string =>
  cellsText(
    cells.map((cell) =>
      /^\d{1,3}(?: \d{3})+\.\d\d$/.test(cell.text) ? { ...cell, text: cell.text.replaceAll(' ', ',') } : cell,
    ),
  )

const between = (cells: readonly Cell[], left: number, right: number): Cell[] =>
  cells.filter(({ x }) => x > left - farAside && x < right - farAside)

/** How a sentence goes on in a page of columns: what stands below a cell, up to where the next column begins, for two lines. */
function columnBelow(lines: Page['lines'], index: number, own: readonly Cell[], at: number): Cell[] {
  const { x } = own[at] as Cell
  const right = own[at + 1]?.x ?? x + 2 * farAside
  const below = lines.slice(index + 1, index + 3).map(({ cells }) => {
    const under = between(cells, x, right)
    if (under[0]) return under[0].x > x + farAside ? [] : under
    // Text that was pasted has lost its columns, and keeps their order.
    return cells.length === own.length ? cells.slice(at, at + 1) : []
  })
  const end = below.findIndex(([first]) => !first || /^\p{Lu}/u.test(first.text))
  return (end < 0 ? below : below.slice(0, end)).flat()
}

/** The payments that a text tells of from its first line on. */
function scheduleIn(text: string, firstLine: number, page: number): Schedule | undefined {
  const runs = runsIn(text)
  const main = mainOf(runs)
  if (!main || !(main.start <= firstLine || runs.some(({ end }) => end <= firstLine))) return undefined
  if (
    /example|illustrative|\b(?:instead|alternatively|otherwise)\b/i.test(
      text.slice(Math.max(0, main.start - 80), main.start),
    )
  )
    return undefined
  const schedule = scheduleOf(runs, text, page)
  const isPart =
    isPartSoFar.test(text.slice(Math.max(0, main.start - 70), main.start)) ||
    isPartLeft.test(text.slice(main.end, main.end + 40))
  return schedule && isPart
    ? { payments: [], candidates: schedule.candidates.filter(({ field }) => field === 'payment') }
    : schedule
}

/** Payments of a time that is over, or that are still to come, are not all of them. */
const isPartSoFar =
  /\b(?:outstanding|remaining|missed|overdue|arrears|unpaid|future|balance of)\b[^.£]{0,40}$|\bpayments? (?:that )?(?:you(?:'ve| have)? )?(?:made|received|paid)\b[^.£]{0,40}$|\b(?:so far|to date)\b[^.£]{0,12}$/i
const isPartLeft =
  /^\)?,? (?:remaining|left|outstanding|overdue|(?:made|paid|received) (?:so far|to date|this year))\b/i
