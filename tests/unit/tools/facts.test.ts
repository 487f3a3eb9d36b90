import { describe, expect, test } from 'vitest'
import { factsInLetters, withParts } from '../../../src/content/letters/template.ts'
import { factsOfTool, type ToolId, tools } from '../../../src/tools/index.ts'
import { modulesIn, targetOf } from '../../support/modules.ts'
import { realSite } from '../../support/realSite.ts'

const modules = new Map(modulesIn('src').map((module) => [module.file, module]))
const { facts, letters, entries } = realSite()

/** What brings the case to every tool, and tells what the scheme covers. */
const ofTheCase = ['src/rules/deadlines/', 'src/facts/valueOn.ts', 'src/rules/scheme/scheme.ts']
/** Code that comes with a tool, and that it never runs: it is brought by something that the tool does use. */
const neverRun: Partial<Record<ToolId, readonly string[]>> = {
  'claim-calculator': [...ofTheCase, 'src/flows/predicates.ts'],
  'redress-calculator': [...ofTheCase, 'src/flows/predicates.ts'],
  'genuine-check': [...ofTheCase, 'src/casefile/schemeCovers.ts'],
  'lender-finder': [...ofTheCase, 'src/casefile/schemeCovers.ts'],
  'eligibility-checker': [...ofTheCase, 'src/flows/predicates.ts'],
  'fee-comparison': [...ofTheCase, 'src/flows/predicates.ts'],
  'redress-eligibility': ['src/flows/predicates.ts'],
  'evidence-checklist': ['src/facts/valueOn.ts'],
}

/** The modules that a tool is made of, from its component on. */
function modulesOf(tool: ToolId): Set<string> {
  const found = new Set<string>()
  const next = [`src/tools/${tool}/Tool.tsx`]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const module = modules.get(file)
    if (!module || found.has(file)) continue
    found.add(file)
    next.push(...module.imports.filter(({ typeOnly }) => !typeOnly).flatMap((one) => targetOf(module, one) ?? []))
  }
  return found
}

/** Each fact that the code of a tool names, and where. */
const read = (tool: ToolId): { id: string; at: string }[] =>
  [...modulesOf(tool)].flatMap((file) => {
    const { text = '' } = modules.get(file) ?? {}
    return [...text.matchAll(/'([a-z-]+\.[a-z0-9.-]+)'/g)].flatMap(({ 1: id = '', index }) =>
      facts.has(id) ? [{ id, at: `${file}:${text.slice(0, index).split('\n').length}` }] : [],
    )
  })

describe.each(Object.keys(tools) as ToolId[])('%s', (tool) => {
  const flow = entries.find(({ page }) => 'tool' in page && page.tool === tool)?.flow
  const handed = new Set([...factsOfTool(tool, flow), ...factsInLetters(withParts(tools[tool].letters ?? [], letters))])
  const missing = read(tool).filter(({ id }) => !handed.has(id))
  const isNeverRun = ({ at }: { at: string }) => neverRun[tool]?.some((code) => at.startsWith(code)) ?? false

  test('is handed every fact that its code reads', () =>
    expect(
      missing
        .filter((one) => !isNeverRun(one))
        .map(({ id, at }) => `${at} reads ${id}: list it in src/tools/${tool}/tool.ts`),
    ).toEqual([]))

  test('has no code listed as never run that is not', () =>
    expect(neverRun[tool]?.filter((code) => !missing.some(({ at }) => at.startsWith(code))) ?? []).toEqual([]))
})
