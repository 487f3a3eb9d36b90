import type { z } from 'zod'
import { FirstHandFile } from '../facts/schema.ts'
import { ChartsFile } from './charts/schema.ts'
import { FiguresFile } from './figures/schema.ts'
import { KeyFactsFile } from './keyFacts/schema.ts'
import { entryFamilies } from './kinds.ts'
import { LenderNamesFile } from './lenders/schema.ts'
import { PagePartsFile, ReportFile } from './pageParts/schema.ts'
import { StatementsFile, TurnsFile } from './phrases/schema.ts'
import { GlossaryFile, StandingFile } from './prose/context.ts'
import { SearchFile, SearchJourneysFile } from './search/schema.ts'
import { TimelineFile } from './timeline/schema.ts'

/** Schemas of the files that stand alone under content/, by their names without an ending. */
export const standAlone = {
  'first-hand': FirstHandFile.describe('Sites whose pages are themselves the source of what they say.'),
  'key-facts': KeyFactsFile.describe('The one-page summary of the firm’s service.'),
  glossary: GlossaryFile.describe('What each term means in plain words.'),
  figures: FiguresFile.describe('What the pictures say.'),
  timeline: TimelineFile.describe('What happened when.'),
  charts: ChartsFile.describe('The figures that are made of charts: which facts each shows, and what it says of them.'),
  standing: StandingFile.describe('What the site says about each topic in each state of the scheme.'),
  'page-parts': PagePartsFile,
  report: ReportFile.describe('How a visitor reports a mistake on a page.'),
  statements: StatementsFile.describe('What may be said of the scheme only in some of its states.'),
  turns: TurnsFile.describe('Turns of phrase nobody says aloud, and what to write instead.'),
  'lender-names': LenderNamesFile.describe('Every other name a lender has been known by.'),
  search: SearchFile.describe('How people ask, and what the search says to them.'),
  'search-journeys': SearchJourneysFile.describe('Questions people ask, and the pages that each must find.'),
} as const satisfies Record<string, z.ZodType>

const families: readonly [files: RegExp, schema: string][] = [
  [/^site\.manifest\.yaml$/, 'site.manifest'],
  [/^content\/lender-letters\/signs\.yaml$/, 'lender-signs'],
  [/^content\/letters\/voice\.yaml$/, 'letter-voice'],
  [/^content\/facts\/.+\.yaml$/, 'fact'],
  [/^content\/lender-letters\/[^/]+\.cases\.yaml$/, 'lender-letter-cases'],
  [/^content\/lender-letters\/[^/]+\.yaml$/, 'lender-letter'],
  [/^content\/flows\/[^/]+\.journeys\.yaml$/, 'journeys'],
  [/^content\/flows\/[^/]+\.yaml$/, 'flow'],
]

export const schemaNameOf = (file: string): string | undefined =>
  Object.keys(standAlone).find((name) => file === `content/${name}.yaml`) ??
  /^content\/(tools\/[^/]+)\/words\.yaml$/.exec(file)?.[1] ??
  families.find(([files]) => files.test(file))?.[1] ??
  entryFamilies.find(([folder]) => /^content\/([^/]+)\/[^/]+\.yaml$/.exec(file)?.[1] === folder)?.[1].name

/** The first two lines of a YAML file: where its schema is, as YAML servers and as JetBrains’ editors look for it. Nothing where there is none. */
export function modeline(file: string): string {
  const name = schemaNameOf(file)
  if (name === undefined) return ''
  const up = '../'.repeat(file.split('/').length - 1) || './'
  return `# yaml-language-server: $schema=${up}schemas/${name}.json\n# $schema: ${up}schemas/${name}.json\n`
}
