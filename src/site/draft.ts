import type { PlainDate } from '../dates/plainDate.ts'
import { readFacts } from '../content/facts/readFacts.ts'
import type { Facts } from '../facts/fact.ts'
import type { SchemeState } from '../facts/schema.ts'
import { valueOn } from '../facts/valueOn.ts'
import { Manifest } from './manifest.ts'
import type { ProseContext } from '../content/prose/context.ts'
import { type Problem, problemAt } from '../problems/problem.ts'
import type { YamlSource } from '../problems/yamlSource.ts'
import { type ReadTemplates, readTemplates, templatesOf } from '../content/letters/readTemplates.ts'
import { plainWords, type ReadWords, readWords } from '../content/words/readWords.ts'
import { GlossaryFile } from '../content/glossary/schema.ts'
import { LenderNamesFile } from '../content/lenders/lenderNames.ts'
import { StandingFile } from '../content/standing/schema.ts'
import { TimelineFile } from '../content/timeline/schema.ts'
import type { Files } from '../content/reading/files.ts'
import { fingerprintOf, type MissingFile, SiteFolder } from '../content/reading/folder.ts'
import { factsShownIn } from './factReferences.ts'
import { TextCache } from '../content/reading/textCache.ts'
import { type Prose, proseAt, rawText } from '../content/prose/prose.ts'
import { type ReadEntry, readEntry } from './readEntry.ts'
import type { Alias, Entry, Site } from './site.ts'

export const manifestFile = 'site.manifest.yaml'

/** Everything read, before the checks across files: what the checks look at. */
export type Draft = {
  site: Site
  manifest: { value: Manifest; source: YamlSource }
  entries: readonly ReadEntry[]
  letters: ReadTemplates
  words: readonly ReadWords[]
  prose: readonly Prose[]
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

  const facts = readFacts(folder)
  const shared = readShared(folder)
  const letters = readTemplates(folder)
  const words = readWords(folder)
  const entries = manifest.value.pages.flatMap(
    (page, index) => readEntry(folder, page, (field) => manifest.source.placeAt(['pages', index, field])) ?? [],
  )
  const prose = [...entries.flatMap((read) => read.prose), ...shared.prose, ...letters.prose, ...words.prose]
  const sharedKey = fingerprintOf(JSON.stringify([today, ...[...folder.fingerprints].sort()]))
  const site = buildSite(manifest.value, entries, { sharedKey, facts, today, letters, words: words.words, ...shared })
  return {
    draft: {
      site,
      manifest,
      entries,
      letters,
      words: words.words,
      prose,
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
  const standing = folder.has('content/standing.yaml') ? folder.yaml('content/standing.yaml', StandingFile) : undefined
  const names = folder.has('content/lender-names.yaml')
    ? folder.yaml('content/lender-names.yaml', LenderNamesFile)
    : undefined
  const prose: Prose[] = [
    ...(glossary
      ? proseAt(
          glossary.source,
          glossary.value.map((_, index) => [index, 'plain']),
        )
      : []),
    ...(timeline
      ? proseAt(
          timeline.source,
          timeline.value.flatMap((_, index) => [
            [index, 'title'],
            [index, 'what'],
          ]),
        )
      : []),
    ...(standing
      ? proseAt(
          standing.source,
          Object.entries(standing.value.topics).flatMap(([topic, states]) =>
            Object.keys(states).map((state) => ['topics', topic, state]),
          ),
        )
      : []),
  ]
  return {
    glossary: glossary?.value ?? [],
    timeline: timeline?.value ?? [],
    standing: standing?.value ?? { topics: {} },
    names: names?.value ?? [],
    prose,
  }
}

type Shared = Omit<ReturnType<typeof readShared>, 'prose'> & {
  sharedKey: string
  facts: Facts
  today: PlainDate
  letters: ReadTemplates
  words: readonly ReadWords[]
}

function buildSite(
  manifest: Manifest,
  read: readonly ReadEntry[],
  { sharedKey, facts, today, letters, words, glossary, timeline, standing, names }: Shared,
): Site {
  const entries = read.map(({ entry, prose }): Entry => {
    const ids = [...new Set(prose.flatMap((words) => factsShownIn(rawText(words))))]
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
    schemeState: schemeStateOn(facts, today),
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
    letters: templatesOf(letters),
    words: plainWords(words, prose),
    prose,
  }
}

function schemeStateOn(facts: Facts, today: PlainDate): SchemeState | undefined {
  const state = facts.get('scheme.state')
  return state ? (valueOn(state, today).value as SchemeState) : undefined
}
