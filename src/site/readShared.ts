import { chartProse, chartsFile, ChartsFile } from '../content/charts/schema.ts'
import { GlossaryFile, glossaryFile, StandingFile } from '../content/prose/context.ts'
import { KeyFactsFile, keyFactsFile } from '../content/keyFacts/schema.ts'
import { LenderNamesFile } from '../content/lenders/schema.ts'
import { PagePartsFile, ReportFile } from '../content/pageParts/schema.ts'
import { StatementsFile, TurnsFile } from '../content/phrases/schema.ts'
import { type Prose, proseAt, proseIn } from '../content/prose/prose.ts'
import type { SiteFolder } from '../content/reading/folder.ts'
import { SearchFile, SearchJourneysFile } from '../content/search/schema.ts'
import { TimelineFile } from '../content/timeline/schema.ts'
import { proseOfWords, shownInState, wordsAt } from '../content/words/readWords.ts'

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
    ...proseIn(glossary, ['*.plain']),
    ...(timeline?.value ?? []).flatMap(({ during }, index) =>
      proseIn(timeline, [`${index}.title`, `${index}.what`], during ? { states: during } : {}),
    ),
    ...(search ? proseAt(search.source, wordsAt(search.value.words, ['words']), { format: 'plain' }) : []),
    ...proseOfWords(keyFacts),
    ...proseOfWords(pageParts),
    ...proseOfWords(report, () => ({ format: 'plain' })),
    ...chartProse(charts),
    ...proseOfWords(standing, shownInState),
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
