import { TemplateTool } from '../tools/template/TemplateTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const LetterTemplate = caseIsland(TemplateTool)
