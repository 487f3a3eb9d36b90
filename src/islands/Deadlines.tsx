import { DeadlinesTool } from '../tools/deadlines/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const Deadlines = caseIsland(DeadlinesTool)
