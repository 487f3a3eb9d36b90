import { closedUp, seenWords } from '../text/plainWords.ts'
import { withoutRuns } from '../text/withoutRuns.ts'
import { columnsApart, opensWithSum, withCentred } from './columns.ts'
import type { Cell, Line, Page, TextRun } from './page.ts'

/** Most that a piece may be below its line, and the gaps that part two cells and two words, in heights of a letter. */
const sameHeight = 0.45
const cellGap = 1.1
const wordGap = 0.16

/** Assemble a page from its pieces, drawn in any order. Rotated text is read by itself, after the upright text. */
export function pageOf(number: number, pieces: readonly TextRun[]): Page {
  const turns = [...new Set(pieces.map(({ turn }) => quarterOf(turn)))].toSorted((a, b) => a - b)
  const lines = turns.flatMap((turn) =>
    linesOf(pieces.filter((piece) => quarterOf(piece.turn) === turn).map((piece) => upright(piece, turn))),
  )
  return { number, lines }
}

/** Split plain text into pages of lines: cells at gaps, tabs and dots, pages at form feeds. */
export const pagesOfText = (text: string): Page[] =>
  text.split('\f').map((page, index) => ({
    number: index + 1,
    lines: levelByTabs(page.split(/\r\n|\r|\n/))
      .flatMap(shortened)
      .flatMap((line, row) => {
        const cells = cellsOfText(line)
        return cells.length === 0 ? [] : [{ cells, y: row * textSize * 1.4, size: textSize }]
      }),
  }))

/** Align consecutive lines with the same number of tabs as rows of a table, each box under the one above. */
function levelByTabs(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split('\t'))
  const widths: number[][] = []
  rows.forEach((row, at) => {
    const above = rows[at - 1]?.length === row.length ? widths[at - 1] : undefined
    widths.push(above ?? row.map(() => 0))
    row.forEach((box, column) => {
      const own = widths[at] ?? []
      own[column] = Math.max(own[column] ?? 0, Math.min(box.length, widestBox) + gapOfBoxes.length)
    })
  })
  return rows.map((row, at) =>
    row.length < fewestTabs
      ? row.join('\t')
      : row.map((box, column) => (box + gapOfBoxes).padEnd(widths[at]?.[column] ?? 0)).join(''),
  )
}
const fewestTabs = 3
const gapOfBoxes = '  '
/** Limit on alignment: otherwise a file could make every row as long as its longest. */
const widestBox = 200

/** Longer than any line on paper; patterns that look back over a longer one run out of room. */
const longestLine = 4_000
const shortened = (line: string): string[] =>
  line.length <= longestLine
    ? [line]
    : Array.from({ length: Math.ceil(line.length / longestLine) }, (_, index) =>
        line.slice(index * longestLine, (index + 1) * longestLine),
      )

const textSize = 10
const letterWidth = 5

const cellsOfText = (line: string): Cell[] =>
  [...line.matchAll(/(?:[^\s|]|[^\S\t](?=[^\s|]))+/g)].flatMap(({ 0: part, index }) =>
    partsAt(part, index * letterWidth, (index + part.length) * letterWidth),
  )

function linesOf(pieces: readonly TextRun[]): Line[] {
  const rows: { y: number; size: number; pieces: TextRun[] }[] = []
  for (const piece of pieces
    .filter(({ text }) => seenWords(text).trim() !== '')
    .toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && piece.y - row.y <= sameHeight * Math.max(row.size, piece.size)) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x)
  const read = rows
    .map(({ y, size, pieces: own }) => ({ y, size, cells: cellsOf(own) }))
    .filter(({ cells }) => cells.length > 0)
  return withCentred(columnsApart(read))
}

/** A sum, and how wide a gap parts it from the next label of its row, in heights of a letter. */
const sumAlone = /^£?\d[\d,]*\.\d\d$/
const sumGap = 0.4

/** Put the pieces of a row, from left to right, together into cells. */
function cellsOf(pieces: readonly TextRun[]): Cell[] {
  const cells: Cell[] = []
  let last: TextRun | undefined
  for (const piece of pieces) {
    // Some files make bold by drawing the same words twice.
    if (last && piece.text === last.text && Math.abs(piece.x - last.x) < piece.size * 0.3) continue
    const words = seenWords(piece.text)
    const gap = last ? piece.x - (last.x + last.width) : Number.POSITIVE_INFINITY
    const cell = cells.at(-1)
    const isNext =
      cells.length > 1 &&
      sumAlone.test(cell?.text ?? '') &&
      /^\p{Lu}/u.test(words) &&
      gap > sumGap * piece.size &&
      !opensWithSum.test(cells[0]?.text ?? '')
    if (cell && !isNext && gap < cellGap * piece.size) {
      const apart = gap > wordGap * piece.size && !cell.text.endsWith(' ') && !words.startsWith(' ')
      cell.text += (apart ? ' ' : '') + words
      cell.right = Math.max(cell.right, piece.x + piece.width)
    } else cells.push({ text: words, x: piece.x, right: piece.x + piece.width })
    last = piece
  }
  return withBoxes(cells, pieces[0]?.size ?? 0).flatMap(({ text, x, right }) => partsAt(text, x, right))
}

/** Distance between the boxes of a form, in heights of a letter, and the fewest that are read as one. */
const boxGap = 6
const fewestBoxes = 5
const inBox = /^[\dA-Z](?: [\dA-Z.])*$/
/** The first boxes of a row, taken for the last words before it. */
const boxAfterWords = /(?<=\p{L}{2}\.?:?)(?: [\dA-Z])+$/u

/** Join the boxes of a form that hold a letter or a figure each: "B D", "1", "1", "X K E". */
export function withBoxes(cells: readonly Cell[], size: number): Cell[] {
  const rows: Cell[][] = []
  for (const cell of cells) {
    const last = rows.at(-1)?.at(-1)
    const goesOn =
      last &&
      inBox.test(cell.text) &&
      (inBox.test(last.text) || boxAfterWords.test(last.text)) &&
      cell.x - last.right < boxGap * size
    if (goesOn) rows.at(-1)?.push(cell)
    else rows.push([cell])
  }
  return rows.flatMap((row) => {
    const [first, ...others] = row
    const words = row.flatMap((cell) => cell.text.split(' '))
    const before = words.findLastIndex((word) => !/^[\dA-Z.]$/.test(word)) + 1
    if (!first || others.length === 0 || words.length - before < fewestBoxes) return row
    const own = {
      text: closedUp(words.slice(before).join(' ')),
      x: before === 0 ? first.x : (others[0]?.x ?? 0) - size,
      right: others.at(-1)?.right ?? first.right,
    }
    return before === 0 ? [own] : [{ ...first, text: words.slice(0, before).join(' '), right: own.x }, own]
  })
}

/** A cell, or several where dots, wide spaces or the edge of a screen's panel lead from one to the next. */
function partsAt(text: string, x: number, right: number): Cell[] {
  const width = (right - x) / Math.max(1, text.length)
  return [...text.matchAll(/(?:(?!\.{4}|(?: \.){4}|_{3}|…{2}| {4}| [!|] ).)+/g)].flatMap(({ 0: part, index }) => {
    const words = tidy(part.replace(/^[._…!|\s]+(?=\S)/, ''))
    return words === '' || /^[._…\s]+$/.test(words)
      ? []
      : [{ text: words, x: x + index * width, right: x + (index + part.length) * width }]
  })
}

/** Words in single spaces, without the marks that a mail puts before what it answers. */
const tidy = (text: string): string =>
  closedUp(withoutRuns(seenWords(text)))
    .replace(/^\s*(?:>\s?)+/, '')
    // What is left of the dots that lead to a sum.
    .replace(/(?<=\p{L}\)?) \.{1,3}(?= £)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const quarterOf = (turn: number): number => (((Math.round(turn / 90) * 90) % 360) + 360) % 360

/** Place a rotated piece as if the page were turned so that it reads. */
function upright(piece: TextRun, turn: number): TextRun {
  const { x, y } = piece
  if (turn === 90) return { ...piece, x: y, y: -x, turn: 0 }
  if (turn === 180) return { ...piece, x: -x, y: -y, turn: 0 }
  if (turn === 270) return { ...piece, x: -y, y: x, turn: 0 }
  return piece
}
