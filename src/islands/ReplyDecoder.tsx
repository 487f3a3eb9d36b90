import { DecoderTool } from '../tools/reply-decoder/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const ReplyDecoder = caseIsland(DecoderTool)
