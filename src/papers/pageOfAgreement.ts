import { expression } from '../text/expression.ts'
import { withBoxes } from './lines.ts'
import { farDown, follows, isFigure, isLabel } from './nearbyValue.ts'
import { type Cell, cellsText, farAside, isOpen, type Line, type Page } from './page.ts'
import { withWholeNames } from './wholeNames.ts'

/** Remove examples from a page, and make its broken sums, labels and names whole. */
export const asOfAgreement = (page: Page): Page => steps.reduce((before, step) => step(before), page)

/** Start of an example whose figures are nobody's, or of an offer instead of an agreement. */
const begins = new RegExp(
  [
    String.raw`\bnew (?:agreement|finance|deal) (?:quoted?|offer(?:ed)?|illustration)\b:?`,
    String.raw`\b(?:representative|typical|illustrative|worked) examples?`,
    // An offer of the day: "from 4.9% APR representative: …".
    String.raw`\bfrom (?:only |just )?(?:\d[\d.]*% APR|£[\d,.]+ (?:a|per) month)\b|\bAPR representative:`,
    String.raw`\bexamples?[,:]? (?:for|with|based on|of) (?!your|this)`,
    String.raw`\bfor (?:example|instance),?|\b(?:by way of|as an) (?:example|illustration)\b`,
    // "A customer borrows £12,000 over 36 months": somebody else.
    String.raw`\b(?:(?:an?|another) (?:customer|person|borrower|hirer|consumer|buyer)|someone|somebody|anyone) (?:who |that )?(?:had )?borrow(?:s|ed|ing)? £`,
    String.raw`\b(?:if|suppose|imagine|assume|say)(?: that)? (?:you|we|someone|a (?:customer|person)) (?:borrow(?:s|ed)?|took out|had borrowed|lent you) £`,
    // Other offers, considered or available instead.
    String.raw`\b(?:if|should) you (?:[\p{L}'-]+ |\d+ ){1,9}instead\b|\b[Ww]e (?:have )?also (?:looked at|considered|quoted)\b|\b[Yy]ou were also (?:quoted|offered)\b|\balternatively,`,
    String.raw`\b(?:an?|any) (?:loan|agreement) (?:of|for) £[\d,.]+ (?:over|repay\w+|at|with)\b`,
  ].join('|'),
  'iu',
)
/** End of its sentence: not the point of a sum. */
const ends = /[.](?=\s+\p{Lu}|$)/u

/** Remove examples from a page, each from its first words to the end of its sentence, even if lines below. */
export function withoutExamples(page: Page): Page {
  if (!page.lines.some(({ cells }) => cells.some(({ text }) => begins.test(text)))) return page
  const lines: Line[] = []
  let isGoingOn = false
  for (const [index, line] of page.lines.entries()) {
    const above = page.lines[index - 1]
    isGoingOn &&= above !== undefined && follows(above, line, farDown) && line.cells.length === 1
    const kept = line.cells.flatMap((cell): Cell[] => {
      const { text, goesOn } = withoutExample(cell.text, isGoingOn)
      isGoingOn = goesOn
      return text === '' ? [] : [{ ...cell, text }]
    })
    if (kept.length > 0) lines.push({ ...line, cells: kept })
  }
  return { ...page, lines }
}

/** Remove examples from a text, and say whether one goes on after it. `isInside` where it begins within one. */
function withoutExample(text: string, isInside: boolean): { text: string; goesOn: boolean } {
  const start = isInside ? 0 : (begins.exec(text)?.index ?? -1)
  if (start < 0) return { text, goesOn: false }
  const rest = text.slice(start)
  // "Representative example" alone heads a table, or says nothing.
  if (!isInside && !/\d/.test(rest) && rest.length < 45) return { text, goesOn: false }
  const end = ends.exec(rest)
  return end
    ? { text: `${text.slice(0, start)}${rest.slice(end.index + 1)}`.trim(), goesOn: false }
    : { text: text.slice(0, start).trim(), goesOn: true }
}

/** Makes a step over pages of a change to a single line. */
function eachLine(change: (line: Line, at: number, page: Page) => Line): (page: Page) => Page {
  return (page) => ({ ...page, lines: page.lines.map((line, at) => change(line, at, page)) })
}

/** Label the total of a deposit that is listed with dashes: "less Deposit - cash", "- part exchange", "- total". */
const withTotals = eachLine((line, at, { lines }) => {
  const above = lines.slice(Math.max(0, at - 3), at).map(({ cells }) => cellsText(cells))
  if (!above.some((text) => /\bdeposit\b.{0,5}\bcash\b/i.test(text))) return line
  return {
    ...line,
    cells: line.cells.map((cell) => (isTotal.test(cell.text) ? { ...cell, text: 'Total deposit' } : cell)),
  }
})
const isTotal = /^(?:[-–] )?tota[l1]$/i

/** Fewest rows of captions that show that a form has them below its boxes: below figures, and below anything. */
const [fewestCaptions, fewestOfAny] = [2, 5]

/** Check whether a line is what some heads of a row of boxes have in a second line. */
const isRestOfHead = (line: Line | undefined, boxes: Line | undefined): boolean =>
  line !== undefined &&
  boxes !== undefined &&
  line.cells.length < boxes.cells.length &&
  line.cells.every((cell) => boxes.cells.some((box) => isUnder(cell, box)))

/** Put captions before what is in the boxes above them, in forms that have them below: nearer to those than to the boxes below. */
export function withCaptions({ number, lines }: Page): Page {
  const isUnderneath = (line: Line | undefined, above: Line | undefined): boolean =>
    line !== undefined &&
    above !== undefined &&
    above.cells.length === line.cells.length &&
    line.cells.every((cell, column) => isUnder(cell, above.cells[column]))
  const captions: boolean[] = []
  for (const [at, line] of lines.entries()) {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const over = isRestOfHead(lines[at - 2], above) ? lines[at - 3] : lines[at - 2]
    captions.push(
      above !== undefined &&
        figuresIn(line) === 0 &&
        (figuresIn(above) * 2 > above.cells.length || !/\d/.test(cellsText(line.cells))) &&
        isUnderneath(line, above) &&
        // What is in the boxes has no caption above it.
        (captions[at - 2] === true || !isUnderneath(above, over)) &&
        (below === undefined || line.y - above.y < below.y - line.y - 1),
    )
  }
  const rows = captions.filter((is, at) => is && figuresIn(lines[at - 1]) > 1)
  if (rows.length < fewestCaptions && captions.filter(Boolean).length < fewestOfAny) return { number, lines }
  return {
    number,
    lines: lines.map((line, at) => {
      const other = captions[at] ? lines[at - 1] : captions[at + 1] ? lines[at + 1] : undefined
      return other ? { ...other, y: line.y } : line
    }),
  }
}

const isUnder = (cell: Cell, above: Cell | undefined): boolean =>
  above !== undefined &&
  [cell.x - above.x, (cell.x + cell.right - above.x - above.right) / 2].some((aside) => Math.abs(aside) < farAside)
const figuresIn = (line: Line | undefined): number => line?.cells.filter(({ text }) => isFigure(text)).length ?? 0

/** Split a row with several labels and sums, "Deposit: cash / part-ex / total", "500.00 / 1,495.00 / 1,995.00", or two rows run into one. */
const withRows = (page: Page): Page => ({
  ...page,
  lines: page.lines.flatMap((line): Line[] => {
    const [label, values] = line.cells
    const sums = values?.text.split(/ \/ | (?=£)/) ?? []
    const [, lead = '', rest = ''] = /^(?:([^:/]{3,30}): )?(.+)$/.exec(label?.text ?? '') ?? []
    const labels = (sums.length === 2 && intoOne(rest)) || rest.split(' / ')
    if (!label || !values || sums.length < 2 || labels.length !== sums.length || !sums.every(isFigure)) return [line]
    return labels.map((own, index) => ({
      ...line,
      cells: [
        { ...label, text: `${lead} ${own}`.trim() },
        { ...values, text: sums[index] ?? '' },
      ],
    }))
  }),
})

/** Split two labels that run together: "Total deposit (e) Amount of credit (f)". */
const intoOne = (text: string): string[] | undefined =>
  [...text.matchAll(/ (?=\p{Lu})/gu)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
    .find((labels) => labels.every(isLabel))

/** A sum or rate so close to the next column's label that the two run together. */
const intoNext = /^(£[\d,]+\.\d\d(?= \p{Lu}\p{Ll})|\d{1,2}\.\d+%(?= \p{Lu})) /u
const withParted = eachLine((line) => ({
  ...line,
  cells: line.cells.flatMap((cell, index): Cell[] => {
    const [lead, sum = ''] = intoNext.exec(cell.text) ?? []
    const rest = cell.text.slice(lead?.length ?? 0)
    if (lead === undefined || index === 0 || !line.cells[index + 1] || !isLabel(rest)) return [cell]
    const x = cell.x + ((cell.right - cell.x) * lead.length) / cell.text.length
    return [
      { text: sum, x: cell.x, right: x },
      { text: rest, x, right: cell.right },
    ]
  }),
}))

/** Remove a page's own number where it runs into that of the agreement, in its last line. */
const withoutOwnNumber = eachLine((line, at, { number, lines }) => {
  const own = expression.plain`(?<=\d\d) ${String(number)}$`
  const cells = line.cells.map((cell) => ({ ...cell, text: cell.text.replace(own, '') }))
  return at === lines.length - 1 ? { ...line, cells } : line
})

/** The pence of a sum, in a column of their own that runs into that of the pounds: "10,930 04". */
const pence = /(?<=^(?:£ ?)?\d{1,3}(?:,\d{3})+) (?=\d\d$)/
const withPoints = eachLine((line) => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replace(pence, '.') })),
}))

/** Join pounds and pence, for which old forms have a column each, headed "£" and "p". */
function withPence(page: Page): Page {
  const isHead = ({ text }: Cell, at: number, cells: readonly Cell[]) =>
    /^p(?:ence)?\.?$/i.test(text) && cells[at - 1]?.text === '£'
  const top = page.lines.findIndex(({ cells }) => cells.some(isHead))
  const head = page.lines[top]?.cells.find(isHead)
  return head ? { ...page, lines: page.lines.map((line, index) => (index > top ? joined(line, head.x) : line)) } : page
}

/** Join a line's sum from boxes or figures that reach into the pence column, or from two cells. */
function joined(line: Line, from: number): Line {
  const [pounds, pence] = line.cells.slice(-2)
  if (pence && /^\d(?: \d){2,}$|^\d[\d,]* \d\d$/.test(pence.text) && pence.x < from && pence.right >= from - 1) {
    const text = pence.text.replaceAll(' ', '').replace(/(?=..$)/, '.')
    return { ...line, cells: [...line.cells.slice(0, -1), { ...pence, text }] }
  }
  if (!pounds || !pence || !/^\d[\d,]*$/.test(pounds.text) || !/^\d\d$/.test(pence.text)) return line
  return {
    ...line,
    cells: [...line.cells.slice(0, -2), { text: `${pounds.text}.${pence.text}`, x: pounds.x, right: pence.right }],
  }
}

/** The most lines that a label goes on for, and the most letters of each. */
const tallestLabel = 4
const longestPart = 60

/** Join each label whose bracket closes further down into one cell beside its figure, which is centred. */
function withWholeLabels({ number, lines: printed }: Page): Page {
  const lines = printed.map((line) => ({ ...line, cells: [...line.cells] }))
  for (const [top, { cells }] of printed.entries())
    for (const cell of cells) {
      const parts = isOpen(cell.text) ? partsOf(lines, top, cell) : []
      const [place, ...others] = parts.filter(({ cells: own, index }) => isFigure(own[index + 1]?.text ?? ''))
      if (!place || others.length > 0) continue
      const text = parts.map(({ cells: own, index }) => own[index]?.text).join(' ')
      for (const { cells: own, index } of parts)
        own.splice(index, 1, ...(own === place.cells ? [{ ...cell, text }] : []))
    }
  return { number, lines: lines.filter(({ cells }) => cells.length > 0) }
}

/** Collect the cells from an open bracket (or the words above that it explains) down to its closing one. */
function partsOf(lines: readonly { cells: Cell[]; y: number; size: number }[], top: number, { text, x: left }: Cell) {
  const parts: { cells: Cell[]; index: number }[] = []
  let whole = ''
  for (let at = text.startsWith('(') ? top - 1 : top; at <= top || isOpen(whole); at++) {
    const [line, above] = [lines[at], lines[at - 1]]
    const index = line?.cells.findIndex(({ x }) => Math.abs(x - left) < farAside) ?? -1
    const own = line?.cells[index]?.text ?? ''
    const goesOn = parts.length === 0 || (above && line && follows(above, line, farDown))
    if (!line || own === '' || own.length > longestPart || !goesOn || parts.length === tallestLabel) return []
    parts.push({ cells: line.cells, index })
    whole += own
  }
  return parts
}

/** In order: cells are split before the search for examples, and complete before the search for names. */
const steps: readonly ((page: Page) => Page)[] = [
  withoutOwnNumber,
  withPoints,
  withTotals,
  withRows,
  withParted,
  withoutExamples,
  withPence,
  eachLine((line) => ({ ...line, cells: withBoxes(line.cells, line.size) })),
  withWholeLabels,
  withWholeNames,
]
