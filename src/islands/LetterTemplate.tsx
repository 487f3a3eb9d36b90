import { TemplateTool } from '../tools/letter-template/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const LetterTemplate = caseIsland(TemplateTool)
