import type { z } from 'zod'
import { isChartName } from '../content/charts/schema.ts'
import { readFacts } from '../content/facts/readFacts.ts'
import { kindOf } from '../content/kinds.ts'
import { type ReadTemplates, readTemplates, templatesOf } from '../content/letters/readTemplates.ts'
import { standAlone } from '../content/modeline.ts'
import type { Statements, Turns } from '../content/phrases/schema.ts'
import type { ProseContext } from '../content/prose/context.ts'
import { type Prose, proseAt, proseIn, rawText } from '../content/prose/prose.ts'
import type { Files } from '../content/reading/files.ts'
import { fingerprintOf, type MissingFile, type ReadYaml, type Shaped, SiteFolder } from '../content/reading/folder.ts'
import { TextCache } from '../content/reading/textCache.ts'
import {
  plainWords,
  proseOfWords,
  type ReadWords,
  readWords,
  shownIn,
  toPlainWords,
  wordsAt,
  wordsFile,
} from '../content/words/readWords.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { schemeStateOn } from '../facts/valueOn.ts'
import { type ReadFlow, readFlow } from '../flows/readFlow.ts'
import { gives } from '../letters/letterFields.ts'
import { fileStart, type Problem, problemAt, type SourcePosition } from '../problems/problem.ts'
import type { YamlSource } from '../problems/yamlSource.ts'
import { lenderLettersOf, type ReadLenderLetters, readLenderLetters } from '../replies/readLenderLetters.ts'
import type { WordsTool } from '../toolkit/wordsFiles.ts'
import { tools as descriptors, type ToolId, wordsFiles, wordsOfTool } from '../tools/index.ts'
import { factsShownIn, figureNamesIn } from './factReferences.ts'
import { Manifest, type ManifestPage } from './manifest.ts'
import { type Alias, type Entry, knownAs, type Site } from './site.ts'

export const manifestFile = 'site.manifest.yaml'

/** Everything read, before the checks across files: what the checks look at. */
export type Draft = {
  site: Site
  manifest: ReadYaml<Manifest>
  entries: readonly ReadEntry[]
  letters: ReadTemplates
  words: readonly ReadWords<WordsTool>[]
  lenderLetters: ReadLenderLetters
  prose: readonly Prose[]
  /** Words of the facts’ own fields, for a few checks only. */
  proseOfFacts: readonly Prose[]
  statements: Statements
  turns: Turns
  contentFiles: readonly string[]
  readFiles: ReadonlySet<string>
  missing: readonly MissingFile[]
  sources: ReadonlyMap<string, YamlSource>
  shaped: ReadonlyMap<string, Shaped>
  textCache: TextCache
  textOf: (file: string) => string
  /** Files with faults of their own, which may explain what seems wrong elsewhere. */
  faulty: ReadonlySet<string>
}

/** Reads a site without the checks across files. Faults within a file come back with what could be read. */
export function readDraft(
  from: string | Files,
  today: PlainDate,
  textCache = new TextCache(),
): { draft?: Draft; problems: Problem[] } {
  const folder = new SiteFolder(from, textCache)
  const manifest = folder.yaml(manifestFile, Manifest)
  if (!manifest) {
    const fix = 'a site is a folder with a site.manifest.yaml; name it with --site'
    const missing = folder.missing.map(({ named }) => problemAt(named, 'missing-file', 'there is no manifest', fix))
    return { problems: [...folder.problems, ...missing] }
  }

  const { facts, prose: proseOfFacts } = readFacts(folder)
  const { prose: sharedProse, statements, turns, ...shared } = readShared(folder)
  const letters = readTemplates(folder, gives)
  const words = readWords(folder, wordsFiles)
  const lenderLetters = readLenderLetters(folder)
  const entries = manifest.value.pages.flatMap(
    (page, index) => readEntry(folder, page, (field) => manifest.source.placeAt(['pages', index, field])) ?? [],
  )
  const prose = [
    ...proseAt(manifest.source, wordsAt(manifest.value.menus, ['menus']), { format: 'plain' }),
    ...entries.flatMap((read) => read.prose),
    ...sharedProse,
    ...letters.prose,
    ...words.prose,
    ...lenderLetters.prose,
  ]
  for (const { file, by } of neededFiles({ manifest: manifest.value, entries, lenderLetters, prose }))
    if (!folder.has(file)) folder.missing.push({ file, named: fileStart(file), by })
  const keyOf = (files = /./) =>
    fingerprintOf(JSON.stringify([today, ...[...folder.fingerprints].filter(([file]) => files.test(file)).sort()]))
  const site = buildSite(manifest.value, entries, {
    sharedKey: keyOf(),
    proseKey: keyOf(/^content\/(?:facts\/|glossary\.yaml|standing\.yaml)/),
    facts,
    today,
    letters,
    words: words.words,
    lenderLetters,
    ...shared,
  })
  return {
    draft: {
      site,
      manifest,
      entries,
      letters,
      words: words.words,
      lenderLetters,
      prose,
      proseOfFacts,
      statements,
      turns,
      contentFiles: folder.list('content').filter((file) => file !== 'content/README.md'),
      readFiles: folder.read,
      missing: folder.missing,
      sources: folder.sources,
      shaped: folder.shaped,
      textCache,
      textOf: (file) => folder.text(file) ?? '',
      faulty: new Set([...folder.problems, ...folder.missing].map(({ file }) => file)),
    },
    problems: folder.problems,
  }
}

type Shared = Omit<ReturnType<typeof readShared>, 'prose' | 'statements' | 'turns'> &
  Pick<Site, 'sharedKey' | 'proseKey' | 'facts' | 'today'> &
  Pick<Draft, 'letters' | 'words' | 'lenderLetters'>

function buildSite(
  manifest: Manifest,
  read: readonly ReadEntry[],
  { letters, words, lenderLetters, glossary, standing, pageParts, ...shared }: Shared,
): Site {
  const { facts, today, charts } = shared
  const entries = read.map(({ entry, prose }): Entry => {
    const ids = [...new Set(prose.flatMap((words) => factsShownIn(rawText(words), charts)))]
    const checked = ids.map((id) => facts.get(id)?.checked.on ?? '')
    return {
      ...entry,
      facts: ids,
      modified: [entry.modified, ...checked].reduce((latest, day) => (day > latest ? day : latest)),
    }
  })
  const aliases: Alias[] = manifest.pages.flatMap(({ path, aliases = [] }) =>
    aliases.map((from) => ({ from, to: path })),
  )
  const prose: ProseContext = {
    today,
    facts,
    schemeState: facts.has('scheme.state') ? schemeStateOn(facts, today) : undefined,
    standing,
    glossary: new Map(glossary.map((entry) => [entry.id, entry])),
  }
  return {
    ...shared,
    name: manifest.name,
    origin: manifest.origin,
    company: manifest.company,
    entries,
    byPath: new Map(entries.map((entry) => [entry.path, entry])),
    pathOf: new Map(
      entries.flatMap(({ path, page }) => {
        const name = knownAs(page)
        return name ? [[name, path] as const] : []
      }),
    ),
    aliases,
    redirects: manifest.redirects ?? [],
    menus: manifest.menus,
    footerLenders: manifest.footer?.lenders ?? [],
    shareImages: manifest.shareImages ?? false,
    brands: new Map(entries.flatMap(({ brand }) => (brand ? [[brand.slug, brand]] : []))),
    lenders: new Map(entries.flatMap(({ lender }) => (lender ? [[lender.slug, lender]] : []))),
    letters: templatesOf(letters),
    words: plainWords(words, prose),
    lenderLetters: lenderLettersOf(lenderLetters, prose),
    letterLessons: lenderLetters.lessons,
    pageParts: pageParts && toPlainWords(pageParts, prose),
    prose,
  }
}

type ReadAlone = { [Name in keyof typeof standAlone]: ReadYaml<z.infer<(typeof standAlone)[Name]>> | undefined }

/** Reads the files that stand alone under content/, those of them that a site has, and the prose in them. */
export function readShared(folder: SiteFolder) {
  const read = Object.fromEntries(
    Object.entries<z.ZodType>(standAlone).map(([name, schema]) => [
      name,
      folder.yamlIfThere(`content/${name}.yaml`, schema),
    ]),
  ) as ReadAlone
  const { glossary, timeline, charts, figures, standing, statements, turns, search, report } = read
  const prose: Prose[] = [
    ...proseIn(glossary, ['*.plain']),
    ...(timeline?.value ?? []).flatMap(({ during }, index) =>
      proseIn(timeline, [`${index}.title`, `${index}.what`], during ? { states: during } : {}),
    ),
    ...(search ? proseAt(search.source, wordsAt(search.value.words, ['words']), { format: 'plain' }) : []),
    ...proseOfWords(read['key-facts']),
    ...proseOfWords(read['page-parts']),
    ...proseOfWords(report, () => ({ format: 'plain' })),
    ...proseIn(charts, ['*.*.title', '*.*.says', '*.*.bars.*.label']),
    ...proseOfWords(standing, shownIn),
    ...proseOfWords(figures, shownIn),
  ]
  return {
    glossary: glossary?.value ?? [],
    timeline: timeline?.value ?? [],
    charts: charts?.value ?? {},
    figureWords: figures?.value,
    keyFacts: read['key-facts']?.value,
    standing: standing?.value ?? { topics: {} },
    lenderNames: read['lender-names']?.value ?? [],
    statements: statements?.value ?? [],
    turns: turns?.value ?? [],
    search: search?.value,
    report: report?.value,
    pageParts: read['page-parts']?.value,
    searchJourneys: read['search-journeys']?.value ?? [],
    prose,
  }
}

type ReadEntry = {
  entry: Entry
  prose: Prose[]
  /** Place of a field of its front matter or of its entry’s file. */
  placeOf: (...path: (string | number)[]) => SourcePosition
  flow?: ReadFlow
}

/** A page with its content; undefined, with the faults noted, when its content cannot be used. `fieldPlace` tells where a field of the manifest is. */
function readEntry(
  folder: SiteFolder,
  page: ManifestPage,
  fieldPlace: (field: string) => SourcePosition,
): ReadEntry | undefined {
  const read = kindOf(page).read(folder, page, fieldPlace)
  const flow = 'tool' in page ? readFlow(folder, page.tool, page.path) : undefined
  if (!read) return undefined
  const { own, prose, placeOf, ...shown } = read
  return {
    entry: { ...shown, ...own, path: page.path, page, facts: [], ...(flow && { flow: flow.flow }) },
    prose: [...prose, ...(flow?.prose ?? [])],
    placeOf,
    ...(flow && { flow }),
  }
}

type NeededFile = { file: string; by: string }

/** List the files that no page names and the site needs, each with one thing that needs it. A site needs only those of its parts. */
export function neededFiles({
  manifest: { pages },
  entries,
  lenderLetters,
  prose,
}: Pick<Draft, 'entries' | 'lenderLetters' | 'prose'> & { manifest: Manifest }): NeededFile[] {
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
    // A small site’s tool may lack its questions, and then has no words of its own.
    ...tools.flatMap((tool) => (ofFirm || asked.has(tool) || descriptors[tool].kind === 'case' ? madeOf(tool) : [])),
  ]
}

const madeOf = (tool: ToolId): NeededFile[] =>
  [
    ...(descriptors[tool].kind === 'flow' ? [`content/flows/${tool}.yaml`] : []),
    ...(tool in wordsFiles ? [wordsFile(tool)] : []),
    ...(descriptors[tool].papers ? [wordsFile('papers')] : []),
    ...(tool === 'lender-finder' ? ['content/lender-names.yaml'] : []),
    ...wordsOfTool(tool).map(wordsFile),
    ...(descriptors[tool].letters ?? []).map((id) => `content/letters/${id}.md`),
  ].map((file) => ({ file, by: `the tool "${tool}"` }))
