import { Checkboxes } from './Checkboxes.tsx'
import { DateBoxes } from './DateBoxes.tsx'
import type { Look } from './FieldBoxes.tsx'
import { TextArea } from './TextArea.tsx'

type LookOf<As extends Look['as']> = Omit<Extract<Look, { as: As }>, 'as' | 'Box'>

/** Makes the look of a date in boxes. */
export const aDate = (more: LookOf<'date'> = {}): Look => ({ as: 'date', Box: DateBoxes, ...more })

/** Makes the look of a box of many lines. */
export const anArea = (more: LookOf<'area'>): Look => ({ as: 'area', Box: TextArea, ...more })

/** Look of any of a few. */
export const someTicks: Look = { as: 'ticks', Box: Checkboxes }
