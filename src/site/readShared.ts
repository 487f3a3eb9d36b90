import { chartProse, chartsFile, ChartsFile } from '../content/charts/schema.ts'
import { GlossaryFile, glossaryFile } from '../content/glossary/schema.ts'
import { KeyFactsFile, keyFactsFile } from '../content/keyFacts/schema.ts'
import { LenderNamesFile } from '../content/lenders/schema.ts'
import { PagePartsFile } from '../content/pageParts/schema.ts'
import { StatementsFile, TurnsFile } from '../content/phrases/schema.ts'
import { type Prose, proseAt } from '../content/prose/prose.ts'
import type { SiteFolder } from '../content/reading/folder.ts'
import { ReportFile } from '../content/report/schema.ts'
import { SearchFile, SearchJourneysFile } from '../content/search/schema.ts'
import { StandingFile } from '../content/standing/schema.ts'
import { TimelineFile } from '../content/timeline/schema.ts'
import { wordsAt } from '../content/words/readWords.ts'
import type { SchemeState } from '../facts/schema.ts'

/** Reads the files that stand alone under content/, those of them that a site has, and the prose in them. */
export function readShared(folder: SiteFolder) {
  const glossary = folder.yamlIfThere(glossaryFile, GlossaryFile)
  const timeline = folder.yamlIfThere('content/timeline.yaml', TimelineFile)
  const charts = folder.yamlIfThere(chartsFile, ChartsFile)
  const keyFacts = folder.yamlIfThere(keyFactsFile, KeyFactsFile)
  const standing = folder.yamlIfThere('content/standing.yaml', StandingFile)
  const statements = folder.yamlIfThere('content/statements.yaml', StatementsFile)
  const turns = folder.yamlIfThere('content/turns.yaml', TurnsFile)
  const lenderNames = folder.yamlIfThere('content/lender-names.yaml', LenderNamesFile)
  const search = folder.yamlIfThere('content/search.yaml', SearchFile)
  const searchJourneys = folder.yamlIfThere('content/search-journeys.yaml', SearchJourneysFile)
  const pageParts = folder.yamlIfThere('content/page-parts.yaml', PagePartsFile)
  const report = folder.yamlIfThere('content/report.yaml', ReportFile)
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
    ...(search ? proseAt(search.source, wordsAt(search.value.words, ['words']), { format: 'plain' }) : []),
    ...(keyFacts ? proseAt(keyFacts.source, wordsAt(keyFacts.value)) : []),
    ...(pageParts ? proseAt(pageParts.source, wordsAt(pageParts.value)) : []),
    ...(report ? proseAt(report.source, wordsAt(report.value), { format: 'plain' }) : []),
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
    lenderNames: lenderNames?.value ?? [],
    statements: statements?.value ?? [],
    turns: turns?.value ?? [],
    search: search?.value,
    report: report?.value,
    pageParts: pageParts?.value,
    searchJourneys: searchJourneys?.value ?? [],
    prose,
  }
}
