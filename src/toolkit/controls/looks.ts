import { Checkboxes } from './Checkboxes.tsx'
import { DateBoxes } from './DateBoxes.tsx'
import type { Look } from './FieldBoxes.tsx'
import { TextArea } from './TextArea.tsx'

type LookOf<As extends Look['as']> = Omit<Extract<Look, { as: As }>, 'as' | 'Box'>

export const aDate = (more: LookOf<'date'> = {}): Look => ({ as: 'date', Box: DateBoxes, ...more })

export const anArea = (more: LookOf<'area'>): Look => ({ as: 'area', Box: TextArea, ...more })

export const someTicks: Look = { as: 'ticks', Box: Checkboxes }
