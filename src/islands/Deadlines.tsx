import { DeadlinesTool } from '../tools/deadlines/DeadlinesTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const Deadlines = caseIsland(DeadlinesTool)
