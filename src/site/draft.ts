import type { PlainDate } from '../dates/plainDate.ts'
import { readFacts } from '../content/facts/readFacts.ts'
import type { Facts } from '../facts/fact.ts'
import type { SchemeState } from '../facts/schema.ts'
import { Manifest } from './manifest.ts'
import type { ProseContext } from '../content/prose/context.ts'
import { schemeStateOn } from '../facts/valueOn.ts'
import { type Problem, problemAt } from '../problems/problem.ts'
import type { YamlSource } from '../problems/yamlSource.ts'
import { type ReadTemplates, readTemplates, templatesOf } from '../content/letters/readTemplates.ts'
import { plainly, plainWords, type ReadWords, readWords, wordsAt } from '../content/words/readWords.ts'
import { type WordsTool, wordsFiles } from '../tools/wordsFiles.ts'
import { type ReadFigures, readFigures } from '../content/figures/readFigures.ts'
import type { FigureWords } from '../content/figures/schema.ts'
import { GlossaryFile } from '../content/glossary/schema.ts'
import { LenderNamesFile } from '../content/lenders/lenderNames.ts'
import { PagePartsFile } from '../content/pageParts/schema.ts'
import { ReportFile } from '../content/report/schema.ts'
import { StandingFile } from '../content/standing/schema.ts'
import { chartProse, chartsFile } from '../content/charts/readCharts.ts'
import { ChartsFile } from '../content/charts/schema.ts'
import { KeyFactsFile, keyFactsFile } from '../content/keyFacts/schema.ts'
import { TimelineFile } from '../content/timeline/schema.ts'
import type { Files } from '../content/reading/files.ts'
import { fingerprintOf, type MissingFile, SiteFolder } from '../content/reading/folder.ts'
import { lenderLettersOf, modelOf, type ReadLenderLetters, readLenderLetters } from '../replies/readLenderLetters.ts'
import { type Statements, StatementsFile } from '../content/standing/schema.ts'
import { factsShownIn } from './factReferences.ts'
import { TextCache } from '../content/reading/textCache.ts'
import { type Prose, proseAt, rawText } from '../content/prose/prose.ts'
import { type ReadEntry, readEntry } from './readEntry.ts'
import { SearchFile, SearchJourneysFile } from '../content/search/schema.ts'
import type { Alias, Entry, Site } from './site.ts'

export const manifestFile = 'site.manifest.yaml'
const pagePartsFile = 'content/page-parts.yaml'

/** Everything read, before the checks across files: what the checks look at. */
export type Draft = {
  site: Site
  manifest: { value: Manifest; source: YamlSource }
  entries: readonly ReadEntry[]
  letters: ReadTemplates
  words: readonly ReadWords<WordsTool>[]
  lenderLetters: ReadLenderLetters
  figures: ReadFigures
  prose: readonly Prose[]
  /** What facts say of themselves, which only some checks look at. */
  proseOfFacts: readonly Prose[]
  /** What may be said of the scheme only in some of its states. */
  statements: Statements
  contentFiles: readonly string[]
  readFiles: ReadonlySet<string>
  missing: readonly MissingFile[]
  /** The YAML files read, by name. */
  sources: ReadonlyMap<string, YamlSource>
  /** A fingerprint of all that prose draws on: the facts, the glossary, what is said of the scheme, and the day. */
  proseKey: string
  textCache: TextCache
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
  if (!manifest) return { problems: [...folder.problems, ...folder.missing.map(noManifest)] }

  const { facts, prose: proseOfFacts } = readFacts(folder)
  const shared = readShared(folder)
  const letters = readTemplates(folder)
  const words = readWords(folder, wordsFiles)
  const lenderLetters = readLenderLetters(folder)
  const figures = readFigures(folder)
  const entries = manifest.value.pages.flatMap(
    (page, index) => readEntry(folder, page, (field) => manifest.source.placeAt(['pages', index, field])) ?? [],
  )
  const prose = [
    ...entries.flatMap((read) => read.prose),
    ...shared.prose,
    ...letters.prose,
    ...words.prose,
    ...lenderLetters.prose,
    ...figures.prose,
  ]
  const sharedKey = fingerprintOf(JSON.stringify([today, ...[...folder.fingerprints].sort()]))
  const site = buildSite(manifest.value, entries, {
    sharedKey,
    facts,
    today,
    letters,
    words: words.words,
    lenderLetters,
    figureWords: figures.words,
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
      figures,
      prose,
      proseOfFacts,
      statements: shared.statements,
      contentFiles: folder.list('content').filter((file) => file !== 'content/README.md'),
      readFiles: folder.read,
      missing: folder.missing,
      sources: folder.sources,
      proseKey: fingerprintOf(
        JSON.stringify([today, ...[...folder.fingerprints].filter(([file]) => proseDrawsOn.test(file)).sort()]),
      ),
      textCache,
      faulty: new Set([...folder.problems, ...folder.missing].map(({ file }) => file)),
    },
    problems: folder.problems,
  }
}

const proseDrawsOn = /^content\/(?:facts\/|glossary\.yaml|standing\.yaml)/

const noManifest = ({ named }: MissingFile): Problem =>
  problemAt(
    named,
    'missing-file',
    'there is no manifest',
    'a site is a folder with a site.manifest.yaml; name it with --site',
  )

function readShared(folder: SiteFolder) {
  const glossary = folder.has('content/glossary.yaml') ? folder.yaml('content/glossary.yaml', GlossaryFile) : undefined
  const timeline = folder.has('content/timeline.yaml') ? folder.yaml('content/timeline.yaml', TimelineFile) : undefined
  const charts = folder.has(chartsFile) ? folder.yaml(chartsFile, ChartsFile) : undefined
  const keyFacts = folder.has(keyFactsFile) ? folder.yaml(keyFactsFile, KeyFactsFile) : undefined
  const standing = folder.has('content/standing.yaml') ? folder.yaml('content/standing.yaml', StandingFile) : undefined
  const statements = folder.has('content/statements.yaml')
    ? folder.yaml('content/statements.yaml', StatementsFile)
    : undefined
  const names = folder.has('content/lender-names.yaml')
    ? folder.yaml('content/lender-names.yaml', LenderNamesFile)
    : undefined
  const search = folder.has('content/search.yaml') ? folder.yaml('content/search.yaml', SearchFile) : undefined
  const searchJourneys = folder.has('content/search-journeys.yaml')
    ? folder.yaml('content/search-journeys.yaml', SearchJourneysFile)
    : undefined
  const pageParts = folder.has(pagePartsFile) ? folder.yaml(pagePartsFile, PagePartsFile) : undefined
  const report = folder.has('content/report.yaml') ? folder.yaml('content/report.yaml', ReportFile) : undefined
  const prose: Prose[] = [
    ...(glossary
      ? proseAt(
          glossary.source,
          glossary.value.map((_, index) => [index, 'plain']),
        )
      : []),
    ...(timeline
      ? timeline.value.flatMap(({ during }, index) =>
          proseAt(
            timeline.source,
            [
              [index, 'title'],
              [index, 'what'],
            ],
            during ? { states: during } : {},
          ),
        )
      : []),
    ...(keyFacts ? proseAt(keyFacts.source, wordsAt(keyFacts.value)) : []),
    ...(pageParts ? proseAt(pageParts.source, wordsAt(pageParts.value)) : []),
    ...(charts ? chartProse(charts.value, charts.source) : []),
    ...(standing
      ? Object.entries(standing.value.topics).flatMap(([topic, words]) =>
          (Object.keys(words) as SchemeState[]).flatMap((state) =>
            proseAt(standing.source, [['topics', topic, state]], { states: [state] }),
          ),
        )
      : []),
  ]
  return {
    glossary: glossary?.value ?? [],
    timeline: timeline?.value ?? [],
    charts: charts?.value ?? {},
    keyFacts: keyFacts?.value,
    standing: standing?.value ?? { topics: {} },
    names: names?.value ?? [],
    statements: statements?.value ?? [],
    search: search?.value,
    report: report?.value,
    pageParts: pageParts?.value,
    searchJourneys: searchJourneys?.value ?? [],
    prose,
  }
}

type Shared = Omit<ReturnType<typeof readShared>, 'prose' | 'statements'> & {
  sharedKey: string
  facts: Facts
  today: PlainDate
  letters: ReadTemplates
  words: readonly ReadWords<WordsTool>[]
  lenderLetters: ReadLenderLetters
  figureWords: FigureWords | undefined
}

function buildSite(
  manifest: Manifest,
  read: readonly ReadEntry[],
  {
    sharedKey,
    facts,
    today,
    letters,
    words,
    lenderLetters,
    figureWords,
    glossary,
    timeline,
    charts,
    keyFacts,
    standing,
    names,
    search,
    report,
    pageParts,
    searchJourneys,
  }: Shared,
): Site {
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
    sharedKey,
    name: manifest.name,
    origin: manifest.origin,
    today,
    company: manifest.company,
    entries,
    byPath: new Map(entries.map((entry) => [entry.path, entry])),
    aliases,
    redirects: manifest.redirects ?? [],
    menus: manifest.menus,
    footerLenders: manifest.footer?.lenders ?? [],
    shareImages: manifest.shareImages ?? false,
    facts,
    brands: new Map(entries.flatMap(({ brand }) => (brand ? [[brand.slug, brand]] : []))),
    lenders: new Map(entries.flatMap(({ lender }) => (lender ? [[lender.slug, lender]] : []))),
    lenderNames: names,
    timeline,
    charts,
    keyFacts,
    letters: templatesOf(letters),
    words: plainWords(words, prose),
    lenderLetters: lenderLettersOf(lenderLetters, prose),
    letterModel: () => modelOf(lenderLetters),
    figureWords,
    search,
    report,
    pageParts: pageParts && plainly(pageParts, prose),
    searchJourneys,
    prose,
  }
}
