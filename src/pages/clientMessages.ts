import type { Site } from '../site/site.ts'
import { type ToolId, wordsOfTool } from '../tools/index.ts'
import type { ToolWords } from '../toolkit/wordsFiles.ts'

/** Words a tool needs in the browser: all but those under `static`, which only its form without script shows. */
export const clientMessages = ({ words }: Pick<Site, 'words'>, tool: ToolId): Partial<ToolWords> =>
  Object.fromEntries(
    wordsOfTool(tool).map((one) => [
      one,
      words[one] && Object.fromEntries(Object.entries(words[one]).filter(([name]) => name !== 'static')),
    ]),
  )
