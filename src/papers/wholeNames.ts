import { farDown, follows, isLabel } from './nearbyValue.ts'
import { type Cell, farAside, isOpen, type Line, type Page } from './page.ts'
import { namesCar } from './vehicles.ts'

/** Words that end a company name: common ones, and the legal form. */
const restOfCompany =
  /^(?:(?:motors?|vehicles?|cars?|financ\w+|services|consumer|credit|bank|contracts?|sales|group|company|leasing|holdings|retail|europe|gb|uk|\(gb\)|\(uk\)|&|and) ){1,5}(?:limited|ltd|plc|llp)\b\.?$/i
/** The same with words of its own, where the line above is full. */
const restOfAnyCompany =
  /^(?!(?:For|Signed|Trading)\b)[\p{Lu}(&][\p{L}\d&'(). -]{0,48}\b(?:limited|ltd|plc|llp)\b\.?$/iu
/** A name that prose begins at the end of a line, and what of it is in the next. */
const beginsName =
  /\b(?:(?:supplied|sold|introduced|bought|collected|arranged)(?: to you| to us)? (?:by|from|through)|[Yy]our (?:dealer|retailer),|you visited)(?: (?:\p{Lu}[\p{L}&'-]*|&|of))+$/u
const restOfName = /^(?:(?:\(?\p{Lu}[\p{L}&'()-]*|&|of(?= \p{Lu}))(?: |(?=[,.])|$))+/u
/** The name that a company trades under, broken in two: "… Limited trading as Land Rover", "Financial Services". */
const tradesAs = /\b(?:trading as|t\/a|trading (?:style|name) of)(?: \p{Lu}[\p{L}-]*){1,3}$/u
const lendsAs = /^(?:(?:motor|car|vehicle|personal) )?(?:finance|financial services)\b/i
const restOfTrade = /^(?:\p{Lu}[\p{L}&'-]+(?: |$)){1,3}$/u
/** The name of a company up to the last word of its line, and what it is by law at the beginning of the next. */
const endsInName = /(?<![\p{L}&'-])\p{Lu}[\p{L}&'-]+\)?$/u
const firstOfCompany = /^(?:Limited|LIMITED|Ltd|LTD|plc|PLC)\b/
/** What a dealer’s business is, where a narrow column left it to the next line. */
const restOfBusiness = /^(?:Supermarket|Cent(?:re|er)|Superstore|Motors|Garages?|Autos|Sales|Company)$/
/** The second half of a plate. */
const halfPlate = /\b[A-Z]{2}\d{2}$/
const restOfPlate = /^[A-Z]{3}\b/
/** A name broken at its hyphen: "Mendip Mercedes-", "Benz". */
const endsBroken = /(?<!\p{L})\p{Lu}\p{L}+-$/u
const restOfBroken = /^\p{Lu}\p{Ll}+(?=$| \p{Lu})/u
/** End of a name in its line, and its start in the next. */
const broken: readonly (readonly [ends: RegExp, goesOn: RegExp])[] = [
  [tradesAs, lendsAs],
  [tradesAs, restOfTrade],
  [endsInName, firstOfCompany],
  [endsInName, restOfBusiness],
  [halfPlate, restOfPlate],
  [endsBroken, restOfBroken],
]
const isWhole = /\b(?:limited|ltd|plc|llp)\b|[.,:;]$|\d{3}/i

/** Complete names that a narrow column broke in two, in their upper line; the lower line stays as it is. */
export const withWholeNames = (page: Page): Page => ({
  ...page,
  lines: page.lines.map((line, index) => withRests(line, page.lines[index + 1], page)),
})

function withRests(line: Line, below: Line | undefined, page: Page): Line {
  if (!below || !follows(line, below, farDown)) return line
  const cells = line.cells.map((cell, index) => {
    const next = under(line, below, index)
    if (!next) return cell
    const isRest = isHalf(cell, next.text) || (isFirstHalf(cell, next.text) && isFull(line, index, next, page))
    const rest =
      (isRest ? next.text : undefined) ??
      (beginsName.test(cell.text) && !isLabel(next.text) ? restOfName.exec(next.text)?.[0].trim() : undefined) ??
      broken.flatMap(([ends, goesOn]) => (ends.test(cell.text) && goesOn.exec(next.text)?.[0]) || [])[0]
    return rest === undefined ? cell : { ...cell, text: `${cell.text}${endsBroken.test(cell.text) ? '' : ' '}${rest}` }
  })
  return { ...line, cells }
}

/** Most that the right ends of lines differ in a column set to the right, in points. */
const sameEdge = 3

/** Find where the words of a cell begin: screens have a colon before them. */
const startOf = ({ x, right, text }: Cell): number =>
  x + (text.startsWith(': ') ? ((right - x) / text.length) * ': '.length : 0)

/** Find the cell under another: at its place, or in its order where text that was pasted has lost its columns. */
const under = (line: Line, below: Line, index: number): Cell | undefined =>
  below.cells.find(({ x, right }) => {
    const over = line.cells[index]
    return over && (Math.abs(x - startOf(over)) < farAside || Math.abs(right - over.right) < sameEdge)
  }) ?? (below.cells.length === line.cells.length ? below.cells[index] : undefined)

/** Check whether a company’s last words may follow: not after a whole name or a car. */
const isFirstHalf = ({ text }: Cell, rest: string): boolean =>
  restOfAnyCompany.test(rest) &&
  /^(?:: )?\p{Lu}[\p{L}&'( -]+$/u.test(text) &&
  isBegun(text) &&
  (isOpen(text) || !(namesCar(text) || endsAsBusiness.test(text)))
const endsAsBusiness = /\b(?:sales|garages?|motors|cent(?:re|er)|cars|supermarket|store|company|autos)$/i

/** Check whether the first word below had no room after a cell: before the next column, or within its own. */
function isFull({ cells }: Line, index: number, below: Cell, { lines }: Page): boolean {
  const own = cells[index] ?? below
  const { x, right, text } = own
  if (Math.abs(below.x - startOf(own)) >= farAside) return false
  const word = ((right - x) / text.length) * (below.text.search(/ |$/) + 1)
  const column = lines.flatMap((line) => line.cells.filter((cell) => Math.abs(cell.x - x) < farAside))
  const edge = cells[index + 1]?.x ?? Math.max(...column.map((cell) => cell.right))
  return right + word > edge
}

/** Tell the first words of a company’s name by the rest below, which is in words that many companies have. */
const isHalf = ({ text }: Cell, rest: string): boolean => restOfCompany.test(rest) && isBegun(text)

/** Tell the first words of a name from a label, and from what is whole. */
const isBegun = (text: string): boolean => /^(?:: )?\p{Lu}/u.test(text) && !isWhole.test(text) && !isLabel(text)
