import { expression } from '../text/expression.ts'
import type { FieldId } from './fields.ts'
import { isReduced } from './nearbyValue.ts'
import { type Cell, cellsText, farAside, type Page } from './page.ts'
import { asPrinted, cutPassage, longestRead, type ValueCandidate } from './passages.ts'
import { moneyIn } from './values.ts'
import { variantsOf } from './variants.ts'

/** So many payments of so many pence each, one after another. */
export type Payments = { count: number; pence: number }

/** Payments of the credit in order, as a paper says them in a sentence or in rows. */
export type Schedule = { payments: Payments[]; candidates: ValueCandidate[] }

type Mark = readonly [start: number, end: number]

/** A number of equal payments and its place in a text, from `start` to the end of the sum; `counted` marks the number. */
type Run = Payments & { start: number; last: boolean; counted: Mark; sum: Mark }

/** Return the run with most payments. */
export const mainOf = <One extends Payments>(runs: readonly One[]): One | undefined =>
  runs.toSorted((a, b) => b.count - a.count)[0]

/** The schedule of the most payments. */
export const longestOf = (schedules: readonly Schedule[]): Schedule | undefined =>
  schedules.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]

const lengthOf = ({ payments }: Schedule): number => payments.reduce((sum, { count }) => sum + count, 0)

/** Read the schedule from the runs of payments in one text, if they are the payments of an agreement. */
function scheduleOf(all: readonly Run[], text: string, page: number): Schedule | undefined {
  const main = mainOf(all)
  if (!main || main.count < 6 || main.pence === 0) return undefined
  const runs = all.toSorted((a, b) => a.start - b.start)
  // A last payment a little larger than the others includes a fee, and is not a balloon.
  const balloon = runs.find(
    ({ count, last, pence, start }) => count === 1 && start > main.start && pence > main.pence * (last ? 2.5 : 4),
  )
  // A first or last payment of another size still counts.
  const others = runs.filter(
    (run) =>
      run.count <= 3 &&
      run.pence < main.pence * 4 &&
      // A row of its own for a fee is not one.
      run.pence >= main.pence / 2,
  )
  const candidate = (field: FieldId, value: number, [start, end]: Mark): ValueCandidate => ({
    field,
    value,
    weight: 7,
    place: cutPassage(text, start, end, page),
  })
  return {
    payments: runs.map(({ count, pence }) => ({ count, pence })),
    candidates: [
      candidate(
        'paymentCount',
        others.reduce((sum, { count }) => sum + count, main.count),
        main.counted,
      ),
      candidate('payment', main.pence, main.sum),
      ...(balloon ? [candidate('finalPayment', balloon.pence, balloon.sum)] : []),
    ],
  }
}

const printedSum = String.raw`(?:£ ?|GBP ?)?(?<![\d,])\d[\d,]*\.\d\d`
/** Words between payments and their sum: ", the first one month after the date of the agreement, of", " starting on 1 May each of". */
const aside =
  '(?: as (?:first |originally )?agreed)?(?:, (?:one (?:a|each|every) month|monthly(?: after that| thereafter)?))?(?:, (?:the )?(?:first|starting|beginning|commencing|payable|due|with|including)\\b[^,;:£]{1,60},| (?:starting|beginning|commencing)\\b[^,;:£]{1,60}?)?'
/** Payments with their sum after them: "47 monthly payments of £245.67", "final payment of £8,000". */
const several = expression.gi`(?<![\d.,/£-])\b(\d{1,3}|one)\b(?: \([a-z -]+\))?(?: x| @| \*)?((?: (?:further|following|equal|subsequent|consecutive|regular|level|fixed|calendar|monthly|month|instalments?|payments?|repayments?|rentals?|first|initial|final|last|optional|balloon|larger|interim|hire))*)${aside}(?:,? incl?(?:\.|uding) VAT)?(?: ?@| ?x| ?:| ?-|,(?=[^;]{3,18} each\b)|,? (?:(?:were|are)(?: of| for)?|(?:each |(?<=\b(?:next|other|remaining|following) \d{1,3} ))(?:was|is|are))|,? (?:each )?(?:of|at|in the (?:sum|amount) of|each of|for)(?: the amount of)?)?(?: \([^)£\d]{1,60}\))?:? (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)`
const single =
  /\b(first|initial|final|last|balloon|optional|\d{1,3}(?:st|nd|rd|th))(?: (?:final|optional|larger|lump sum|monthly|balloon|hire))* (?:payment|instalment|repayment|rental)(?: \([^)]{0,40}\))?(?:,? (?:of|is|was|will be|at|in the (?:sum|amount) of)| ?:)? (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)/gi

/** "36 monthly payments, the first of £264.40 and the last of £106.40"; "The first was £264.40". */
const ofSeveral =
  /\b(?:the|an?) (first|last|final)(?: one)?(?: of (?:your|the|these) [a-z\d ]{3,30}?)?(?:,? of| was| is| being) (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)/gi

/** The same, with the sum first or in a row of a table: "£245.67 every month for 48 months", "Payments 1 to 48 · £245.67". */
const otherWays = [
  expression.gim`(?<sum>${printedSum})(?: (?:each|every|a|per|monthly|month|payable|paid))*[ \n](?:for|over|x|times) (?<count>\d{1,3})(?: months\b| payments\b| instalments\b|$)`,
  expression.gi`\b(?:payments?|instalments?|months?|rentals?) (?:number )?(?<from>\d{1,3}) ?(?:to|-) ?(?<count>\d{1,3})(?: (?:at|of|-|each|is|are|were))* (?<sum>${printedSum})`,
  // "Over 54 months by instalments of £185.37".
  expression.giu`\b(?:over|for|in) (?<count>\d{1,3}) months,? (?:at|by|in|with|of)(?: \p{L}+){0,3} (?<sum>${printedSum})`,
]

/** The runs of payments that a text tells of, with their number before their sum or after it. */
export function runsIn(text: string): Run[] {
  // Each has a sum.
  if (!/\d/.test(text)) return []
  const counted = runsCounted(text)
  return [...counted, ...runsOtherwise(text, counted)]
}

const overlaps = (runs: readonly Run[], start: number, end: number): boolean =>
  runs.some((run) => end > run.start && start < run.sum[1])

/** Find runs with the number before the sum. */
function runsCounted(text: string): Run[] {
  const runs: Run[] = []
  const found = [several, single, ofSeveral].flatMap((way) => [...text.matchAll(way)])
  for (const match of found.toSorted((a, b) => a.index - b.index)) {
    const end = match.index + match[0].length
    const sum = moneyIn(text.slice(end, end + 20), true)[0]
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    // "The last was £10.00 more" says by how much.
    const isDifference = sum !== undefined && /^ (?:more|less|higher|lower|extra)\b/i.test(text.slice(end + sum.end))
    if (
      !sum ||
      isDifference ||
      isReduced.test(text.slice(end + sum.end)) ||
      overlaps(runs, match.index, end) ||
      isOther.some((words) => words.test(before))
    )
      continue
    const word = match[1]?.toLowerCase() ?? ''
    const count = /^\d+$/.test(word) ? Number(word) : 1
    // "2 of £50" alone says nothing of payments.
    const saysSo = /payment|instal|repay|rental|month/i.test(text.slice(Math.max(0, match.index - 120), end))
    if (runs.length === 0 && !saysSo) continue
    // "Payment 48" is one, and "37 Optional final payment" is that of the month.
    const isOne = isNumbered.test(before) || isLastOne.test(match[0])
    // "A repayment of £6,435.00, being the final payment of £6,425.00 and a fee" includes the payment, as does a sum explained in brackets.
    const whole = /\b(?:being|which is|made up of|consisting of|comprising) (?:the |an? )?$|\($/.test(before)
      ? runs.at(-1)
      : undefined
    if (whole?.count === 1 && whole.pence > sum.value) runs.pop()
    runs.push({
      count: isOne ? 1 : count,
      pence: sum.value,
      start: match.index,
      sum: [end + sum.start, end + sum.end],
      last: /final|last|balloon|optional|larger/i.test(match[0]),
      counted: [match.index, match.index + word.length],
    })
  }
  return runs
}

/** Runs read elsewhere, "Payments 2 to 47", "instalments paid: 22", and fees: "acceptance fee, due with the first monthly payment £125.00". */
const isOther: readonly RegExp[] = [
  /\d ?(?:to|-) ?$/,
  /\b(?:payments|instalments) (?:paid|made|received): $/i,
  /\bfee\b[^£\n]{0,30} (?:with|to)(?: \p{L}+){0,3} $/iu,
]
const isLastOne = /^\d+ (?:\p{L}+ )*(?:final|last|balloon)(?: \p{L}+)* (?:payment|instalment|repayment|rental)\b/iu
const isNumbered =
  /(?<!\b(?:monthly|regular|equal|each) )\b(?:payment|instalment|repayment|rental|month)(?: (?:number|no\.?))?:? $/i

/** Find runs with the sum before the number, or with a range of payments. */
function runsOtherwise(text: string, others: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const match of otherWays.flatMap((way) => [...text.matchAll(way)])) {
    const { sum: printed = '', count = '', from = '1' } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const [money] = moneyIn(printed, true)
    if (!money || overlaps([...others, ...runs], start, end)) continue
    // "Borrowed £9,000 over 48 months" is what was lent.
    if (isLent.test(text.slice(Math.max(0, start - 40), start))) continue
    const at = start + match[0].lastIndexOf(count)
    const sumAt = start + match[0].indexOf(printed)
    runs.push({
      count: Number(count) - Number(from) + 1,
      pence: money.value,
      start,
      sum: [sumAt, sumAt + printed.length],
      last: false,
      counted: [at, at + count.length],
    })
  }
  return runs
}

const isLent = /\b(?:agreement for|borrow\w*|credit|lend|lent|loan|financed|advance)\b[^£\d]*$/i

/** Find the payment schedule of a page: "47 monthly payments of £245.67, followed by a final payment of £8,000". */
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
      for (const text of variantsOf(own)) {
        const schedule = scheduleIn(text, first, number)
        if (schedule) return printedIn(own, text, schedule)
      }
      return []
    })
  })
  return longestOf(inText)
}

/** Locate payments that were read in a corrected text in the text as printed. */
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

/** Check whether a line continues the sentence before it, and is not a row that starts with its sum. */
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

/** Find the rest of a sentence in a page of columns: what is below a cell, up to where the next column begins, for two lines. */
function columnBelow(lines: Page['lines'], index: number, own: readonly Cell[], at: number): Cell[] {
  const { x } = own[at] as Cell
  const right = own[at + 1]?.x ?? x + 2 * farAside
  const below = lines.slice(index + 1, index + 3).map(({ cells }) => {
    const under = between(cells, x, right)
    if (under[0]) return under[0].x > x + farAside ? [] : under
    // Pasted text has lost its columns but not their order.
    return cells.length === own.length ? cells.slice(at, at + 1) : []
  })
  const end = below.findIndex(([first]) => !first || /^\p{Lu}/u.test(first.text))
  return (end < 0 ? below : below.slice(0, end)).flat()
}

/** The payments that a text tells of from its first line on. */
function scheduleIn(text: string, firstLine: number, page: number): Schedule | undefined {
  const runs = runsIn(text)
  const main = mainOf(runs)
  if (!main || !(main.start <= firstLine || runs.some(({ sum }) => sum[1] <= firstLine))) return undefined
  if (
    /example|illustrative|\b(?:instead|alternatively|otherwise)\b/i.test(
      text.slice(Math.max(0, main.start - 80), main.start),
    )
  )
    return undefined
  const schedule = scheduleOf(runs, text, page)
  const isPart = isPartSoFar.test(text.slice(Math.max(0, main.start - 70), main.start))
  return schedule && isPart
    ? { payments: [], candidates: schedule.candidates.filter(({ field }) => field === 'payment') }
    : schedule
}

/** Words for payments made so far or still to come: not all of them. */
const isPartSoFar =
  /\b(?:outstanding|remaining|missed|overdue|arrears|unpaid|future|balance of)\b[^.£]{0,40}$|\b(?:payments?|instalments?) (?:that )?(?:you(?:'ve| have)? )?(?:made|received|paid)\b[^.£]{0,40}$|\b(?:so far|to date)\b[^.£]{0,12}$/i
