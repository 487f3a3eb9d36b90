import type { LabelledId } from './fields.ts'
import { labelIn } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import type { Cell, Line, Page } from './lines.ts'
import { nameAfter } from './nameWords.ts'
import { countsIn, datesIn, moneyIn, numbersIn, percentsIn, platesIn, type Valued } from './values.ts'

/** A label that was met: of which field, and where it stands. `joined` when it goes on in the line below. */
export type Met = {
  field: LabelledId
  page: Page
  line: number
  cell: number
  text: string
  start: number
  end: number
  weight: number
  joined: boolean
}

/** A value of whatever kind, and where it stands in its text. */
export type Value = Valued<number | string>

/** A value beside a label: the line and cell it stands in, and how near that is, from 1 to 3. */
export type Beside = { line: Line; cell: Cell; value: Value; near: number }

export const lineOf = ({ page, line }: Met): Line => page.lines[line] as Line
export const cellOf = (met: Met): Cell => lineOf(met).cells[met.cell] as Cell

/** Whether a line follows another within so many heights of its letters. */
export const follows = (own: Line, below: Line, lines: number): boolean =>
  below.y > own.y && below.y - own.y <= own.size * lines

/** A box that says there is no such thing: nothing further off is meant. */
export const saysNone = (text: string): boolean =>
  /^(?:£ ?)?(?:none|nil|n\/?a|not applicable|zero|-)$/i.test(text.trim())

/** The first value of a field’s kind in a text, if there is one. In a box of a table a sum may stand without its sign. */
export function firstIn(field: LabelledId, text: string, prose: boolean): Value | undefined {
  switch (labelled[field].kind) {
    case 'money':
      return moneyIn(text, !prose && /^[\s:£=]*[\d.,][\d.,\s]*$/.test(text))[0]
    case 'percent':
      return percentsIn(text, true)[0]
    case 'date':
      return datesIn(text)[0]
    case 'count':
      return countsIn(text)[0]
    case 'plate':
      return platesIn(text)[0]
    case 'number':
      return numbersIn(text)[0]
    case 'words':
      return nameAfter(field, text)
  }
}

/** The value that a box opens with: a sign or two may stand before it. */
export function opening(field: LabelledId, text: string): Value | undefined {
  const value = firstIn(field, text, false)
  // A small number without pence is a count or that of a clause, and no sum.
  const isCount = labelled[field].kind === 'money' && /^\(?\d{1,2}[.)]?$/.test(text.trim())
  return value && value.start < 4 && !isCount ? value : undefined
}

/** Whether a box holds a sum, a rate, a count or a day, and nothing else. */
export const isFigure = (text: string): boolean =>
  /^(?:(?:£ ?)?\d[\d,.]*(?: ?(?:%|months?|of \d+))?|\d{1,2}[ /.-]\w+[ /.-]\d{2,4})$/.test(text)

/** Whether a cell begins with what some field is called. */
export const isLabel = (text: string): boolean =>
  labelledIds.some((id) => {
    const label = labelIn(text.slice(0, 60), id, { least: 2 })
    return label !== undefined && /^(?:(?:less|plus|add):? )?$/i.test(text.slice(0, label.start))
  })
