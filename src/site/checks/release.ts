import { sampleDetails } from '../../content/manifest/schema.ts'
import { toWrite } from '../../content/skeleton.ts'
import { changedSinceCheck, dueOn, type Fact, factFile, overdueFacts } from '../../facts/fact.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import { factsOfTool } from '../../tools/index.ts'
import type { Draft } from '../draft.ts'

export const checkRelease = (draft: Draft): Problem[] => [...samples(draft), ...skeletons(draft), ...overdue(draft)]

/** List what an owner must decide before a release: unconfirmed figures on pages about money, and where the site is published. */
export function releaseNotes({ site }: Draft): string[] {
  const pages = site.entries.filter(({ page }) => 'tool' in page || page.kind === 'claim' || page.kind === 'company')
  const shown = pages.map(({ path, page, facts, flow }) => ({
    path,
    facts: new Set([...facts, ...('tool' in page ? factsOfTool(page.tool, flow) : [])]),
  }))
  const unconfirmed = [...site.facts.values()].flatMap(({ id, confidence }) => {
    const on = confidence === 'high' ? [] : shown.flatMap(({ path, facts }) => (facts.has(id) ? [path] : []))
    const [first, ...others] = on
    return first === undefined
      ? []
      : [`${id} is ${confidence}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`]
  })
  return [
    ...(unconfirmed.length > 0
      ? [
          `${unconfirmed.length} figures that are not confirmed are on pages of tools, claims or the firm, marked with °. Confirm them, or let them stand:`,
          ...unconfirmed.map((line) => `  ${line}`),
        ]
      : []),
    'Say where it is published, and try going back once: docs/hosting.md.',
  ]
}

const samples = ({ manifest: { value, source } }: Draft): Problem[] => [
  ...(/\bexample(?:\.(?:com|org|net))?$/.test(value.origin)
    ? [
        problemAt(
          source.placeAt(['origin']),
          'sample-detail',
          `origin is still a sample value, ${value.origin}`,
          'give the site’s own address before release',
        ),
      ]
    : []),
  ...sampleDetails(value.company).map((key) =>
    problemAt(
      source.placeOfKey(['company'], key),
      'sample-detail',
      `company.${key} is still a sample value`,
      'give the firm’s own before release',
    ),
  ),
]

/** Find files that still say what npm run new wrote there, by the first such line of each. */
const skeletons = ({ contentFiles, readFiles, textOf }: Draft): Problem[] =>
  contentFiles.flatMap((file) => {
    const at = readFiles.has(file)
      ? textOf(file)
          .split('\n')
          .findIndex((line) => line.includes(toWrite))
      : -1
    return at === -1
      ? []
      : problemAt(
          { file, line: at + 1, column: 1 },
          'skeleton',
          'the file still says what npm run new wrote there',
          'write what belongs here, or take out what it is for',
        )
  })

/** Facts that nobody has looked at for longer than they say. One that nothing uses is a fault already. */
const overdue = ({ site: { facts, today }, sources }: Draft): Problem[] =>
  overdueFacts([...facts.values()], today).map((fact) =>
    problemAt(
      sources.get(factFile(fact.id))?.placeAt(['checked', 'on']) ?? fileStart(factFile(fact.id)),
      'overdue-fact',
      `${fact.id} ${whyOverdue(fact, today)}`,
      'look at its source again, then write the day here',
    ),
  )

const whyOverdue = (fact: Fact, today: string): string =>
  changedSinceCheck(fact, today)
    ? `has a new value since it was checked on ${fact.checked.on}`
    : `was due for review on ${dueOn(fact)}`
