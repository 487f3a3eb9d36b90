import { type Cell, type Page, wordsOf } from './lines.ts'
import { asPrinted, cut, longestRead } from './place.ts'
import { inFigures } from './numberWords.ts'
import { unscanned } from './plainWords.ts'
import { respelt } from './spelling.ts'
import { moneyIn } from './values.ts'
import { longestOf, mainOf, type Run, type Schedule, scheduleOf } from './runs.ts'
import { scheduleInRows } from './scheduleRows.ts'

const printedSum = String.raw`(?:£ ?|GBP ?)?\d[\d,]*\.\d\d`
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** What may be told of payments before their sum: ", the first one month after the date of the agreement, of". */
const aside =
  '(?: as (?:first |originally )?agreed)?(?:, (?:the )?(?:first|starting|beginning|commencing|payable|due)\\b[^,;:£]{1,60},)?'
/** Payments with their sum after them: "47 monthly payments of £245.67", "final payment of £8,000". */
const several = new RegExp(
  String.raw`(?<![\d.,/£-])\b(\d{1,3}|${numberWords.join('|')})\b(?: \([a-z -]+\))?(?: x| @| \*)?((?: (?:further|equal|subsequent|consecutive|regular|level|fixed|calendar|monthly|month|instalments?|payments?|repayments?|rentals?|first|initial|final|last|optional|balloon|larger|interim|hire))*)${aside}(?: ?@| ?x| ?:| ?-|,(?=[^;]{3,18} each\b)|,? (?:each )?(?:of|at|in the (?:sum|amount) of|each of|for)(?: the amount of)?(?: GBP)?)?(?: \([^)£\d]{1,60}\))?:? (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)`,
  'gi',
)
const single =
  /\b(first|initial|final|last|balloon|optional)(?: (?:final|optional|larger|lump sum|monthly|balloon|hire))* (?:payment|instalment|repayment|rental)(?: \([^)]{0,40}\))?(?:,? (?:of|is|will be|at|in the (?:sum|amount) of)| ?:)? (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)/gi

/** "36 monthly payments, the first of £264.40 and the last of £106.40". */
const ofSeveral = /\b(?:the|an?) (first|last|final)(?: one)? of (?=£ ?\d|GBP ?\d|\d[\d,]*\.\d\d)/gi

/** The same, with the sum first or in a row of a table: "£245.67 every month for 48 months", "Payments 1 to 48 · £245.67". */
const otherWays = [
  new RegExp(
    `(?<sum>${printedSum})(?: (?:each|every|a|per|monthly|month|payable|paid))*[ \\n](?:for|over|x|times) (?<count>\\d{1,3})(?: months\\b| payments\\b| instalments\\b|$)`,
    'gim',
  ),
  new RegExp(
    `\\b(?:payments?|instalments?|months?|rentals?) (?:number )?(?<from>\\d{1,3}) ?(?:to|-) ?(?<count>\\d{1,3})(?: (?:at|of|-|each))* (?<sum>${printedSum})`,
    'gi',
  ),
  // "36 months at £329.48".
  new RegExp(`\\b(?<count>\\d{1,3}) months(?: at| of| @| x) (?<sum>${printedSum})`, 'gi'),
  // "Over 54 months by instalments of £185.37".
  new RegExp(
    `\\b(?:over|for|in) (?<count>\\d{1,3}) months,? (?:at|by|in|with|of)(?: \\p{L}+){0,3} (?<sum>${printedSum})`,
    'giu',
  ),
]

/** The runs of payments that stand on a page: "47 monthly payments of £245.67, followed by a final payment of £8,000". */
export function scheduleOn({ number, lines }: Page): Schedule | undefined {
  const inText = lines.flatMap(({ cells, size, y }, index) => {
    // A sentence may go on in the three lines below it.
    const texts = [
      cells,
      ...lines.slice(index + 1, index + 4).flatMap((line) => (line.y - y < size * 6 && line.y > y ? [line.cells] : [])),
    ].map(wordsOf)
    const whole = texts.reduce(
      (before, text, row) => `${before}${goesOn(texts[row - 1] ?? '', text) ? ' ' : '\n'}${text}`,
    )
    const isLed = isUnderLabel(lines, index)
    const columns = cells.length === 1 ? [] : cells.map((cell) => [cell, ...columnBelow(lines, index, cell)])
    return [
      [whole, texts[0]?.length ?? 0] as const,
      ...columns.map((own) => [wordsOf(own), own[0]?.text.length ?? 0] as const),
    ].flatMap(([words, first]) => {
      const own = words.slice(0, longestRead)
      for (const text of new Set([own, unscanned(own), respelt(own), inFigures(own)])) {
        const schedule = scheduleIn(text, first, number, isLed)
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
          return { ...one, place: cut(printed, start, end, page) }
        }),
      }

/** Whether a line is the rest of the sentence before it, and not a row of its own with its sum first. */
const goesOn = (before: string, text: string): boolean =>
  /^\(?\p{Ll}(?!ayments? \d)/u.test(text) || (/^£/.test(text) && !/^£|\d\.\d\d$/.test(before))

/** How a sentence goes on in a page of columns: what stands right below a cell, for two lines. */
function columnBelow(lines: Page['lines'], index: number, { x }: Cell): Cell[] {
  const below = lines.slice(index + 1, index + 3).map(({ cells }) => cells.find((cell) => Math.abs(cell.x - x) < 6))
  const end = below.findIndex((cell) => cell === undefined || /^\p{Lu}/u.test(cell.text))
  return (end < 0 ? below : below.slice(0, end)).flatMap((cell) => cell ?? [])
}

/** Whether the line above says that what follows are payments, and nothing else: a label over its box. */
const isUnderLabel = (lines: Page['lines'], index: number): boolean =>
  /^(?:(?:your|the) )?(?:(?:monthly|regular) )?(?:payments|repayments|instalments|rentals)(?: (?:schedule|plan))?:?$/i.test(
    wordsOf(lines[index - 1]?.cells ?? []),
  )

/** The payments that a text tells of from its first line on; `isLed` where a label stands above it. */
function scheduleIn(text: string, firstLine: number, page: number, isLed: boolean): Schedule | undefined {
  const counted = runsCounted(text, isLed)
  const runs = [...counted, ...runsOtherwise(text, counted)]
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

const overlaps = (runs: readonly Run[], start: number, end: number): boolean =>
  runs.some((run) => end > run.start && start < run.end)

/** Runs whose number stands before their sum. */
function runsCounted(text: string, isLed: boolean): Run[] {
  const runs: Run[] = []
  const found = [several, single, ofSeveral].flatMap((way) => [...text.matchAll(way)])
  for (const match of found.toSorted((a, b) => a.index - b.index)) {
    const end = match.index + match[0].length
    const sum = moneyIn(text.slice(end, end + 20), true)[0]
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (!sum || sum.start > 1 || overlaps(runs, match.index, end) || isOther.some((words) => words.test(before)))
      continue
    const word = match[1]?.toLowerCase() ?? ''
    const count = /^\d/.test(word) ? Number(word) : numberWords.indexOf(word) + 1 || 1
    // "2 of £50" alone says nothing of payments.
    const saysSo = isLed || /payment|instal|repay|rental|month/i.test(before + match[0]) || isTimes(match[0], text)
    if (runs.length === 0 && !saysSo) continue
    if (count < 1 || count > 180) continue
    // "Payment 48" is one, and "37 Optional final payment" is that of the month.
    const isOne = (match[0].trim() === match[1] && isNumbered.test(before)) || isLastOne.test(match[0])
    // "A repayment of £6,435.00, being the final payment of £6,425.00 and a fee" has the payment in it.
    const whole = /\b(?:being|which is|made up of|consisting of|comprising) (?:the |an? )?$/.test(before)
      ? runs.at(-1)
      : undefined
    if (whole?.count === 1 && whole.pence > sum.value) runs.pop()
    runs.push({
      count: isOne ? 1 : count,
      pence: sum.value,
      start: match.index,
      end: end + sum.end,
      last: /final|last|balloon|optional|larger/i.test(match[0]),
      counted: [match.index, match.index + word.length],
    })
  }
  return runs
}

/** "36 x £231.80 then GFV £8,420.00": so many times a sum, beside words of finance; and "59 of £189.50 and 1 of £238.70". */
const isTimes = (words: string, text: string): boolean =>
  (/^\d{2,3} of $/i.test(words) && /\b(?:and|then|plus) (?:1|one) (?:of|at) £/i.test(text)) ||
  (/^\d{2,3} ?[x@] ?$/i.test(words) && /\b(?:then|balloon|gfv|gmfv|pcp|hp|apr|option|final|term|deposit)\b/i.test(text))

/** "Payments 2 to 47" are counted otherwise, and "acceptance fee, due with the first monthly payment £125.00" is the sum of the fee. */
const isOther: readonly RegExp[] = [/\d ?(?:to|-) ?$/, /\bfee\b[^£\n]{0,30} (?:with|to)(?: \p{L}+){0,3} $/iu]
const isLastOne = /^\d+ (?:\p{L}+ )*(?:final|last|balloon)(?: \p{L}+)* (?:payment|instalment|repayment|rental)\b/iu
const isNumbered =
  /(?<!\b(?:monthly|regular|equal|each) )\b(?:payment|instalment|repayment|rental|month)(?: (?:number|no\.?))?:? $/i

/** Runs whose sum stands before their number, or that say from which to which they go. */
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
    runs.push({
      count: Number(count) - Number(from) + 1,
      pence: money.value,
      start,
      end: start + match[0].indexOf(printed) + printed.length,
      last: false,
      counted: [at, at + count.length],
    })
  }
  return runs
}

const isLent = /\b(?:borrow\w*|credit|lend|lent|loan|financed|advance)\b[^£\d]*$/i
