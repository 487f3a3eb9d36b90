import { isChartName } from '../content/charts/schema.ts'
import { type Prose, rawText } from '../content/prose/prose.ts'
import { wordsFile } from '../content/words/readWords.ts'
import type { ReadLenderLetters } from '../replies/readLenderLetters.ts'
import { type ToolId, tools as descriptors, wordsFiles, wordsOfTool } from '../tools/index.ts'
import { figureNamesIn } from './factReferences.ts'
import type { Manifest } from './manifest.ts'
import type { ReadEntry } from './readEntry.ts'

type NeededFile = { file: string; by: string }

type Read = {
  manifest: Manifest
  entries: readonly ReadEntry[]
  lenderLetters: ReadLenderLetters
  prose: readonly Prose[]
}

/**
 * The files that the site is made of and no page of the manifest names, each with one thing that needs it.
 * A site without pages of a firm, a search or some tag does without what they are made of.
 */
export function neededFiles({ manifest: { pages }, entries, lenderLetters, prose }: Read): NeededFile[] {
  const kinds = new Set(pages.map(({ kind }) => kind))
  const ofFirm = kinds.has('company')
  const tools = pages.flatMap((page) => ('tool' in page ? page.tool : []))
  const asked = new Set(entries.flatMap(({ flow, entry: { page } }) => (flow && 'tool' in page ? page.tool : [])))
  const figures = prose.flatMap((words) => figureNamesIn(rawText(words)))
  const shows = (tag: string) => prose.some((words) => new RegExp(`\\{%\\s*${tag}\\s`).test(rawText(words)))
  const where = (needed: boolean, by: string, ...names: string[]): NeededFile[] =>
    needed ? names.map((name) => ({ file: `content/${name}.yaml`, by })) : []
  return [
    ...where(ofFirm, 'what stands around the words of every page', 'page-parts'),
    ...where(ofFirm, 'the line that reports a mistake on a page', 'report'),
    ...where(ofFirm, 'the Key Facts PDF', 'key-facts'),
    ...where(ofFirm, 'the check of what may be said of the scheme', 'statements'),
    ...where(ofFirm, 'the check of turns of phrase', 'turns'),
    ...where(ofFirm, 'the check of facts’ sources', 'first-hand'),
    ...where(kinds.has('search'), 'the search', 'search', 'search-journeys'),
    ...where(shows('term'), '{% term %}', 'glossary'),
    ...where(shows('standing'), '{% standing %}', 'standing'),
    ...where(shows('voice'), '{% voice %}', 'letters/voice'),
    ...where(!figures.every(isChartName), '{% figure %}', 'figures'),
    ...where(figures.some(isChartName), '{% figure %}', 'charts'),
    ...where(figures.includes('timeline'), 'the figure "timeline"', 'timeline'),
    ...where(lenderLetters.ids.length > 0, 'what a lender’s letter is known by', 'lender-letters/signs'),
    // A tool of a small site may stand without its questions, and says nothing of its own then.
    ...tools.flatMap((tool) => (ofFirm || asked.has(tool) || descriptors[tool].kind === 'case' ? madeOf(tool) : [])),
  ]
}

/** The questions, words and letters that a tool is made of. */
const madeOf = (tool: ToolId): NeededFile[] =>
  [
    ...(descriptors[tool].kind === 'flow' ? [`content/flows/${tool}.yaml`] : []),
    ...(tool in wordsFiles ? [wordsFile(tool)] : []),
    ...(descriptors[tool].papers ? [wordsFile('papers')] : []),
    ...(tool === 'lender-finder' ? ['content/lender-names.yaml'] : []),
    ...wordsOfTool(tool).map(wordsFile),
    ...(descriptors[tool].letters ?? []).map((id) => `content/letters/${id}.md`),
  ].map((file) => ({ file, by: `the tool "${tool}"` }))
