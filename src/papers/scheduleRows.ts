import type { Cell, Line } from './lines.ts'
import { wholeLine } from './place.ts'
import { type Run, type Schedule, scheduleOf } from './runs.ts'
import { moneyIn } from './values.ts'

const counts =
  /^(?:(?:number|no\.?) of )?(?:payments|repayments|instalments|rentals)$|^(?:number|no\.?|how many)$|^(?:payment|repayment|instalment|rental)(?: (?:number|no\.?))?$/i
/** A payment by its number in the order, or from which to which: "1 to 59", and then "60". */
const ranged = /^(\d{1,3}) ?(?:to|-) ?(\d{1,3})$/i
const sums = /\b(?:amount|each|size|sum|value|instalment|payment)\b|£/i
const otherSums = /\b(?:final|optional|total|date|deposit|fee)\b/i

/** The payments as a table has them: a head of "No. of payments" and "Amount", and a row for each run under it. */
export function scheduleInRows(lines: readonly Line[], page: number): Schedule | undefined {
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

/** What stands under a head: in its place where the row has as many boxes, else below it. */
const under = (head: Cell, heads: readonly Cell[], { cells }: Line): Cell | undefined =>
  cells.length === heads.length
    ? cells[heads.indexOf(head)]
    : cells.find(({ x, right }) => x < head.right + 6 && right > head.x - 6)
