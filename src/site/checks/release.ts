import { sampleDetails } from '../../content/manifest/company.ts'
import { type Fact, factFile } from '../../facts/fact.ts'
import { changedSinceCheck, dueOn, overdueFacts } from '../../facts/overdue.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'

/** Faults that stop a release only. */
export const checkRelease = (draft: Draft): Problem[] => [...samples(draft), ...overdue(draft)]

/** Details of the firm that are still samples. */
const samples = ({ manifest: { value, source } }: Draft): Problem[] =>
  sampleDetails(value.company).map((key) =>
    problemAt(
      source.placeOfKey(['company'], key),
      'sample-detail',
      `company.${key} is still a sample value`,
      'give the firm’s own before release',
    ),
  )

/** Facts that nobody has looked at for longer than they say. One that nothing uses is a fault already. */
const overdue = ({ site: { facts, today }, sources }: Draft): Problem[] =>
  overdueFacts([...facts.values()], today).map((fact) =>
    problemAt(
      sources.get(factFile(fact.id))?.placeAt(['checked', 'on']) ?? { file: factFile(fact.id), line: 1, column: 1 },
      'overdue-fact',
      `${fact.id} ${whyOverdue(fact, today)}`,
      'look at its source again, then write the day here',
    ),
  )

const whyOverdue = (fact: Fact, today: string): string =>
  changedSinceCheck(fact, today)
    ? `has a new value since it was checked on ${fact.checked.on}`
    : `was due for review on ${dueOn(fact)}`
