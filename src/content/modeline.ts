import { entryFamilies } from './kinds.ts'

const single: Record<string, string> = {
  'site.manifest.yaml': 'site.manifest',
  'content/glossary.yaml': 'glossary',
  'content/figures.yaml': 'figures',
  'content/timeline.yaml': 'timeline',
  'content/charts.yaml': 'charts',
  'content/key-facts.yaml': 'key-facts',
  'content/statements.yaml': 'statements',
  'content/turns.yaml': 'turns',
  'content/first-hand.yaml': 'first-hand',
  'content/standing.yaml': 'standing',
  'content/lender-names.yaml': 'lender-names',
  'content/lender-letters/signs.yaml': 'lender-signs',
  'content/letters/voice.yaml': 'letter-voice',
  'content/page-parts.yaml': 'page-parts',
  'content/report.yaml': 'report',
  'content/search.yaml': 'search',
  'content/search-journeys.yaml': 'search-journeys',
}
const families: readonly [files: RegExp, schema: string][] = [
  [/^content\/facts\/.+\.yaml$/, 'fact'],
  [/^content\/lender-letters\/[^/]+\.cases\.yaml$/, 'lender-letter-cases'],
  [/^content\/lender-letters\/[^/]+\.yaml$/, 'lender-letter'],
  [/^content\/flows\/[^/]+\.journeys\.yaml$/, 'journeys'],
  [/^content\/flows\/[^/]+\.yaml$/, 'flow'],
]

const entryFile = /^content\/([^/]+)\/[^/]+\.yaml$/

/** The name of the schema a YAML file of the site has the shape of; undefined for a file that no schema describes. */
export const schemaNameOf = (file: string): string | undefined =>
  single[file] ??
  /^content\/(tools\/[^/]+)\/words\.yaml$/.exec(file)?.[1] ??
  families.find(([files]) => files.test(file))?.[1] ??
  entryFamilies.find(([folder]) => entryFile.exec(file)?.[1] === folder)?.[1].name

/** The first two lines of a YAML file: where its schema is, as YAML servers and as JetBrains’ editors look for it. Nothing where there is none. */
export function modeline(file: string): string {
  const name = schemaNameOf(file)
  if (name === undefined) return ''
  const up = '../'.repeat(file.split('/').length - 1) || './'
  return `# yaml-language-server: $schema=${up}schemas/${name}.json\n# $schema: ${up}schemas/${name}.json\n`
}
