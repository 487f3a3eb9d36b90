import { type Cell, type Page, wordsOf } from './lines.ts'
import { longestRead } from './place.ts'
import { unscanned } from './plainWords.ts'
import { moneyIn } from './values.ts'
import { longestOf, mainOf, type Run, type Schedule, scheduleOf } from './runs.ts'
import { scheduleInRows } from './scheduleRows.ts'

const printedSum = String.raw`(?:£ ?|GBP ?)?\d[\d,]*\.\d\d`
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** Payments with their sum after them: "47 monthly payments of £245.67", "final payment of £8,000". */
const several = new RegExp(
  String.raw`(?<![\d.,/£-])\b(\d{1,3}|${numberWords.join('|')})\b(?: \([a-z -]+\))?(?: x| @| \*)?((?: (?:further|equal|subsequent|consecutive|regular|level|fixed|calendar|monthly|month|instalments?|payments?|repayments?|rentals?|first|initial|final|last|optional|balloon|larger|interim|hire))*)(?: ?@| ?x| ?:| ?-|,? (?:each )?(?:of|at|in the (?:sum|amount) of|each of|for)(?: the amount of)?(?: GBP)?)? (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)`,
  'gi',
)
const single =
  /\b(first|initial|final|last|balloon)(?: (?:optional|larger|lump sum|monthly|balloon|hire))* (?:payment|instalment|repayment|rental)(?: \([^)]{0,40}\))?(?:,? (?:of|is|will be|at|in the (?:sum|amount) of)| ?:)? (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)/gi

/** The same, with the sum first or in a row of a table: "£245.67 every month for 48 months", "Payments 1 to 48 · £245.67". */
const otherWays = [
  new RegExp(
    `(?<sum>${printedSum})(?: (?:each|every|a|per|monthly|month|payable|paid))*[ \\n](?:for|over|x|times) (?<count>\\d{1,3})(?: months\\b| payments\\b| instalments\\b|$)`,
    'gim',
  ),
  new RegExp(
    `\\b(?:payments?|instalments?|months?|rentals?) (?:number )?1 ?(?:to|-) ?(?<count>\\d{1,3})(?: (?:at|of|-|each))* (?<sum>${printedSum})`,
    'gi',
  ),
]

/** The runs of payments that stand on a page: "47 monthly payments of £245.67, followed by a final payment of £8,000". */
export function scheduleOn({ number, lines }: Page): Schedule | undefined {
  const inText = lines.flatMap(({ cells, size, y }, index) => {
    // A sentence may go on in the two lines below it.
    const texts = [
      cells,
      ...lines
        .slice(index + 1, index + 3)
        .flatMap((line) => (line.y - y < size * 4.5 && line.y > y ? [line.cells] : [])),
    ].map(wordsOf)
    const whole = texts.reduce(
      (before, text, row) => `${before}${goesOn(texts[row - 1] ?? '', text) ? ' ' : '\n'}${text}`,
    )
    const columns = cells.length === 1 ? [] : cells.map((cell) => [cell, ...columnBelow(lines, index, cell)])
    return [
      [whole, texts[0]?.length ?? 0] as const,
      ...columns.map((own) => [wordsOf(own), own[0]?.text.length ?? 0] as const),
    ].flatMap(([text, first]) => {
      const own = text.slice(0, longestRead)
      return scheduleIn(own, first, number) ?? scheduleIn(unscanned(own), first, number) ?? []
    })
  })
  return longestOf([inText, scheduleInRows(lines, number) ?? []].flat())
}

/** Whether a line is the rest of the sentence before it, and not a row of its own with its sum first. */
const goesOn = (before: string, text: string): boolean =>
  /^\p{Ll}/u.test(text) || (/^£/.test(text) && !/^£|\d\.\d\d$/.test(before))

/** How a sentence goes on in a page of columns: what stands right below a cell, for two lines. */
function columnBelow(lines: Page['lines'], index: number, { x }: Cell): Cell[] {
  const below = lines.slice(index + 1, index + 3).map(({ cells }) => cells.find((cell) => Math.abs(cell.x - x) < 6))
  const end = below.findIndex((cell) => cell === undefined || /^\p{Lu}/u.test(cell.text))
  return (end < 0 ? below : below.slice(0, end)).flatMap((cell) => cell ?? [])
}

function scheduleIn(text: string, firstLine: number, page: number): Schedule | undefined {
  const runs: Run[] = []
  for (const match of [...text.matchAll(several), ...text.matchAll(single)]) {
    const end = match.index + match[0].length
    const sum = moneyIn(text.slice(end, end + 20), true)[0]
    if (!sum || sum.start > 1 || runs.some((run) => end > run.start && match.index < run.end)) continue
    const word = match[1]?.toLowerCase() ?? ''
    const count = /^\d/.test(word) ? Number(word) : numberWords.indexOf(word) + 1 || 1
    // "2 of £50" alone says nothing of payments.
    const lead = text.slice(Math.max(0, match.index - 40), end)
    if (!/payment|instal|repay|rental|month/i.test(lead) && runs.length === 0) continue
    if (count < 1 || count > 180) continue
    runs.push({
      count,
      pence: sum.value,
      start: match.index,
      end: end + sum.end,
      last: /final|last|balloon|optional|larger/i.test(match[0]),
      counted: [match.index, match.index + word.length],
    })
  }
  for (const match of otherWays.flatMap((way) => [...text.matchAll(way)])) {
    const { sum: printed = '', count = '' } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const [money] = moneyIn(printed, true)
    if (!money || runs.some((run) => end > run.start && start < run.end)) continue
    // "Borrowed £9,000 over 48 months" is what was lent.
    if (
      /\b(?:borrow\w*|credit|lend|lent|loan|financed|advance)\b[^£\d]*$/i.test(
        text.slice(Math.max(0, start - 40), start),
      )
    )
      continue
    const at = start + match[0].lastIndexOf(count)
    runs.push({
      count: Number(count),
      pence: money.value,
      start,
      end: start + match[0].indexOf(printed) + printed.length,
      last: false,
      counted: [at, at + count.length],
    })
  }
  const main = mainOf(runs)
  if (!main || main.start > firstLine) return undefined
  if (/example|illustrat/i.test(text.slice(Math.max(0, main.start - 80), main.start))) return undefined
  return scheduleOf(runs, text, page)
}
