import { DecoderTool } from '../tools/decoder/DecoderTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const ReplyDecoder = caseIsland(DecoderTool)
