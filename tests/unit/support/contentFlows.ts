import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Flow, FlowFile, type FlowJourney, JourneysFile } from '../../../src/flows/schema.ts'
import { type ToolId, tools } from '../../../src/tools/index.ts'

/** Every tool made of questions. */
export const flowTools = (Object.keys(tools) as ToolId[]).filter((tool) => tools[tool].kind === 'flow')

/** The site's own flow of a tool. */
export const flowOf = (tool: ToolId): Flow => FlowFile.parse(read(`content/flows/${tool}.yaml`))

/** The walks recorded for it. */
export const journeysOf = (tool: ToolId): FlowJourney[] =>
  JourneysFile.parse(read(`content/flows/${tool}.journeys.yaml`))

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))
