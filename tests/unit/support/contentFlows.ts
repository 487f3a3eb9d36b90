import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Flow, FlowFile, type Journey, JourneysFile } from '../../../src/flows/schema.ts'

export const flowTools = ['claim-calculator', 'redress-calculator', 'eligibility-checker', 'redress-eligibility', 'fee-comparison'] as const
export type FlowTool = (typeof flowTools)[number]

/** The site's own flow of a tool. */
export const flowOf = (tool: FlowTool): Flow => FlowFile.parse(read(`content/flows/${tool}.yaml`))

/** The walks recorded for it. */
export const journeysOf = (tool: FlowTool): Journey[] => JourneysFile.parse(read(`content/flows/${tool}.journeys.yaml`))

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))
