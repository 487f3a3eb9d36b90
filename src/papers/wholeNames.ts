import { follows, isLabel } from './met.ts'
import type { Cell, Line, Page } from './lines.ts'
import { namesCar } from './vehicles.ts'

/** How far down the second half of a name stands, in heights of a letter, and how far aside, in points. */
const farDown = 1.9
const farAside = 6

/** What only goes on with the name of a car: its doors, body or gearbox, after a word of its model or without one. */
const restOfCar =
  /^(?:[\p{L}\d.+-]+ ){0,3}(?:[2-7] ?-?(?:dr|door)|auto(?:matic)?|manual|estate|hatch(?:back)?|saloon|coup[eé]|convertible|tourer|cabriolet|quattro|xdrive|4x4|4wd|awd|\d{2,3} ?(?:ps|bhp|hp))\.?$/iu
/** What only ends the name of a company: words that many have, and what it is by law. */
const restOfCompany =
  /^(?:(?:motors?|vehicles?|cars?|financ\w+|services|consumer|credit|bank|contracts?|sales|group|company|leasing|holdings|retail|europe|gb|uk|\(gb\)|\(uk\)|&|and) ){1,5}(?:limited|ltd|plc|llp)\b\.?$/i
/** Its very last word, alone on a third line: "Mercedes-Benz", "Financial Services", "Limited". */
const endOfCompany = /^(?:limited|ltd|plc|llp)\b\.?$/i
/** The name that a company trades under, broken in two: "… Limited trading as Land Rover", "Financial Services". */
const tradesAs = /\b(?:trading as|t\/a|trading (?:style|name) of)(?: \p{Lu}[\p{L}-]*){1,3}$/u
const lendsAs = /^(?:(?:motor|car|vehicle|personal) )?(?:finance|financial services)\b/i
/** The second half of a plate. */
const halfPlate = /\b[A-Z]{2}\d{2}$/
const restOfPlate = /^[A-Z]{3}\b/
const isWhole = /\b(?:limited|ltd|plc|llp)\b|[.,:;]$|\d{3}/i

const isRest: readonly RegExp[] = [restOfPlate, restOfCar, restOfCompany, endOfCompany, lendsAs]

/** A page on which the names that a narrow column broke in two stand whole in their upper line; the lower stays as it is. */
export const withWholeNames = (page: Page): Page =>
  page.lines.some(({ cells }) => cells.some(({ text }) => isRest.some((rest) => rest.test(text))))
    ? { ...page, lines: page.lines.map((line, index) => withRests(line, page.lines.slice(index + 1, index + 3))) }
    : page

function withRests(line: Line, [below, last]: readonly Line[]): Line {
  if (!below || !follows(line, below, farDown)) return line
  const cells = line.cells.map((cell, index) => {
    const next = under(line, below, index)
    if (!next) return cell
    const end = last && follows(below, last, farDown) ? under(below, last, below.cells.indexOf(next)) : undefined
    const rests = [next.text, ...(end ? [`${next.text} ${end.text}`] : [])]
    const rest =
      rests.find((text) => isHalf(cell, text)) ??
      (tradesAs.test(cell.text) ? lendsAs.exec(next.text)?.[0] : undefined) ??
      (halfPlate.test(cell.text) ? restOfPlate.exec(next.text)?.[0] : undefined)
    return rest === undefined ? cell : { ...cell, text: `${cell.text} ${rest}` }
  })
  return { ...line, cells }
}

/** What stands under a cell: at its place, or in its order where text that was pasted has lost its columns. */
const under = (line: Line, below: Line, index: number): Cell | undefined =>
  below.cells.find(({ x }) => Math.abs(x - (line.cells[index]?.x ?? 0)) < farAside) ??
  (below.cells.length === line.cells.length ? below.cells[index] : undefined)

const isHalf = ({ text }: Cell, rest: string): boolean =>
  text.length < 60 &&
  ((restOfCar.test(rest) && namesCar(text) && !/[.:;]$|\b(?:ltd|limited|plc)\b/i.test(text)) ||
    (restOfCompany.test(rest) && !isWhole.test(text) && !isLabel(text) && /^\p{Lu}/u.test(text)))
