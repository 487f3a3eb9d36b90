import type { Line, Page } from './lines.ts'

/** Old forms have a column for pounds and one for pence, headed "£" and "p": their sums in one piece. */
export function withPence(page: Page): Page {
  const head = page.lines.findIndex(({ cells }) =>
    cells.some(({ text }, index) => text === '£' && /^p(?:ence)?\.?$/i.test(cells[index + 1]?.text ?? '')),
  )
  return head < 0 ? page : { ...page, lines: page.lines.map((line, index) => (index > head ? joined(line) : line)) }
}

function joined(line: Line): Line {
  const [pounds, pence] = line.cells.slice(-2)
  if (!pounds || !pence || !/^\d[\d,]*$/.test(pounds.text) || !/^\d\d$/.test(pence.text)) return line
  return {
    ...line,
    cells: [...line.cells.slice(0, -2), { text: `${pounds.text}.${pence.text}`, x: pounds.x, right: pence.right }],
  }
}
