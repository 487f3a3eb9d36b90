import type { Cell, Page } from './lines.ts'

/** "price £7,200", "36 x £229.40", "APR 17.6%": a name of few words and a figure. */
const isItem = /^(?:[\p{L}/&' -]{2,34}:? )?(?:£ ?)?\d[\d.,]*(?: ?[x@] ?£?[\d.,]+)?(?: ?%| months)?\.?$/u
const fewestItems = 3

/** A page with figures that are told in a row, each with its name before it, in boxes of their own. */
export const withListsApart = (page: Page): Page => ({
  ...page,
  lines: page.lines.map((line) =>
    line.cells.some(({ text }) => itemsOf(text).length > 0) ? { ...line, cells: line.cells.flatMap(apart) } : line,
  ),
})

/** The items of a list, with what leads up to it before the first; none where a text is no list. */
function itemsOf(text: string): string[] {
  if (text.length < 30 || text.length > 400 || !/\d[,;] \S/.test(text)) return []
  const parts = text.split(/(?<=[\d%hs])[,;] (?:and )?(?=[\p{L}\d£])/u)
  const [first = '', ...others] = parts
  const own = first.split(/: (?=\p{L})/u).at(-1) ?? ''
  return parts.length >= fewestItems && [own, ...others].every((part) => isItem.test(part))
    ? [first.slice(0, first.length - own.length), own, ...others].filter((part) => part !== '')
    : []
}

function apart(cell: Cell): Cell[] {
  const items = itemsOf(cell.text)
  if (items.length === 0) return [cell]
  const width = (cell.right - cell.x) / cell.text.length
  let from = 0
  return items.map((text) => {
    const start = cell.text.indexOf(text, from)
    from = start + text.length
    return { text: text.trim(), x: cell.x + start * width, right: cell.x + from * width }
  })
}
