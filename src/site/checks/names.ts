import { savedEvidence } from '../../casefile/caseKinds.ts'
import { entryFile } from '../../content/kind.ts'
import { allEntryKinds, kindOf, slugIn } from '../../content/kinds.ts'
import { namedIn } from '../../content/pagePath.ts'
import type { ReadWords } from '../../content/words/readWords.ts'
import { factFile } from '../../facts/fact.ts'
import { accessRequestItems } from '../../letters/accessRequestItems.ts'
import { ombudsmanReasons } from '../../letters/ombudsmanAnswers.ts'
import { sarReasons } from '../../letters/sarFollowUps.ts'
import { fieldIds } from '../../papers/fields.ts'
import { doubts } from '../../papers/findings.ts'
import { checkIds } from '../../papers/identities.ts'
import { paperKinds } from '../../papers/kinds.ts'
import { paperFaults } from '../../papers/parsers/limits.ts'
import { namedValues } from '../../papers/products.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { WordsTool } from '../../toolkit/wordsFiles.ts'
import { tools } from '../../tools/index.ts'
import { type Draft, manifestFile } from '../draft.ts'
import { noFact, problemInFile } from './sharedCauses.ts'

/** Entries and facts that data files name exist, and tools’ words have what code goes by. */
export function checkNames(draft: Draft): Problem[] {
  const { site } = draft
  return [
    ...unknownNames(draft),
    ...namesakes(draft),
    ...otherLenders(draft),
    ...wordsFaults(draft.words),
    ...site.timeline.flatMap(({ fact, date }, index) => (fact === undefined ? [] : otherDay(draft, fact, date, index))),
  ]
}

const timeline = 'content/timeline.yaml'

/** An event of the timeline on another day than the fact that it names says. */
function otherDay(draft: Draft, id: string, date: string, index: number): Problem[] {
  const fact = draft.site.facts.get(id)
  if (fact && fact.unit !== 'date')
    return problemInFile(
      draft,
      timeline,
      [index, 'fact'],
      'wrong-day',
      `the fact "${id}" holds no day`,
      'name the fact with the day of the event',
    )
  const days = fact?.values.map(({ value }) => String(value)) ?? [date]
  return days.includes(date)
    ? []
    : problemInFile(
        draft,
        timeline,
        [index, 'date'],
        'wrong-day',
        `the event is on ${date}, and the fact "${id}" that it names says ${days.join(' or ')}`,
        `write date: ${days.at(-1)}, or mend the fact`,
      )
}

/** A lender that has the name of another: a file copied from the other’s, most likely the one that is not called by the name. */
function namesakes(draft: Draft): Problem[] {
  const byName = Map.groupBy(draft.site.lenders.values(), ({ name }) => name.toLowerCase())
  return [...byName].flatMap(([name, same]) => {
    const copy = same.find(({ slug }) => slug !== name.replaceAll(' ', '-')) ?? same[0]
    const other = same.find((one) => one !== copy)
    return copy && other
      ? problemInFile(
          draft,
          `content/lenders/${copy.slug}.yaml`,
          ['name'],
          'same-name',
          `"${copy.name}" is the name of ${other.slug} too`,
          'write its own name',
        )
      : []
  })
}

/** Find other names that are one lender’s own but lead to a second, which neither answers for it nor is the same company. */
function otherLenders(draft: Draft): Problem[] {
  const { lenders, lenderNames } = draft.site
  const byName = new Map([...lenders.values()].map((lender) => [lender.name.toLowerCase(), lender]))
  return lenderNames.flatMap(({ name, lender: slug, from, to }, index) => {
    const named = byName.get(name.toLowerCase())
    const leads = lenders.get(slug)
    if (!named || !leads || named === leads || from !== undefined || to !== undefined) return []
    const answers = named.successor?.kind === 'lender' && named.successor.lender === slug
    const isSame = [leads.name, leads.legalName, ...leads.tradingNames].includes(named.legalName ?? '')
    return answers || isSame
      ? []
      : problemInFile(
          draft,
          'content/lender-names.yaml',
          [index, 'lender'],
          'other-lender',
          `"${name}" is the name of the lender ${named.slug}, and leads to ${slug}`,
          `write lender: ${named.slug}, or say in its file that ${slug} answers for it`,
        )
  })
}

/** Names that fields may give: those that exist, those reported elsewhere if missing, and what to say of the rest. */
type NameList = {
  what: string
  rule: string
  known: ReadonlySet<string>
  isTold?: (name: string) => boolean
  fix: (name: string) => string
  cause?: (name: string) => string
}

/** List the names that fields give beside pages, each list by the name that schemas give it. */
const listsOf = ({ site, lenderLetters: { ids, signs }, contentFiles, faulty }: Draft): Record<string, NameList> => ({
  facts: {
    what: 'fact',
    rule: 'unknown-fact',
    known: new Set(site.facts.keys()),
    isTold: (id) => faulty.has(factFile(id)),
    fix: (id) => `add ${factFile(id)}`,
    cause: noFact,
  },
  topics: {
    what: 'topic',
    rule: 'unknown-topic',
    known: new Set(Object.keys(site.prose.standing.topics)),
    isTold: () => faulty.size > 0,
    fix: () => 'use a topic of content/standing.yaml',
  },
  // Include letters that cannot be read: each is reported once, at its file.
  lenderLetters: {
    what: 'letter',
    rule: 'unknown-letter',
    known: new Set(ids),
    fix: (id) => `add content/lender-letters/${id}.yaml`,
  },
  signs: {
    what: 'sign',
    rule: 'unknown-id',
    known: new Set(signs?.value.signs.map(({ id }) => id)),
    isTold: () => !signs,
    fix: () => 'take it from content/lender-letters/signs.yaml',
  },
  ...Object.fromEntries(
    allEntryKinds.map(({ what, files }): [string, NameList] => [
      what,
      {
        what,
        rule: `unknown-${what}`,
        known: new Set(
          site.entries.flatMap(({ page }) => (kindOf(page).entry?.what === what ? (slugIn(page) ?? []) : [])),
        ),
        // An entry whose file cannot be read, or that no page names, is reported there.
        isTold: (name) => files.some((file) => contentFiles.includes(entryFile(file, name))),
        fix: () => `use the slug of a ${what} page`,
      },
    ]),
  ),
})

/** Find names in fields that match nothing. The manifest’s own are files it needs, and its menus have their own check. */
function unknownNames(draft: Draft): Problem[] {
  const lists = listsOf(draft)
  return [...draft.shaped].flatMap(([file, { value, schema, source }]) =>
    (file === manifestFile ? [] : namedIn(schema, value)).flatMap(({ to, offers = '', name, placeIn }) => {
      const list = to === 'page' ? undefined : lists[offers]
      if (!list || list.known.has(name) || list.isTold?.(name)) return []
      const { what, rule, known, fix, cause } = list
      const remedy = didYouMean(name, known, fix(name))
      return problemAt(placeIn(source), rule, `there is no ${what} "${name}"`, remedy, cause?.(name))
    }),
  )
}

/** The names that code goes by, where they stand in a tool’s words, and whether there may be others. */
type Needed = { list: string; ids: readonly string[]; only: boolean }

/** For any other tool, the schema of its words holds the names. */
const needed: Partial<Record<WordsTool, readonly Needed[]>> = {
  'evidence-checklist': [
    { list: 'items', ids: savedEvidence, only: false },
    { list: 'ladder', ids: [], only: false },
  ],
  'genuine-check': [{ list: 'questions', ids: tools['genuine-check'].signs ?? [], only: true }],
  'represented-check': [{ list: 'questions', ids: tools['represented-check'].signs ?? [], only: true }],
  'ombudsman-pack': [{ list: 'reasons', ids: ombudsmanReasons, only: true }],
  'access-request': [
    { list: 'items', ids: accessRequestItems, only: true },
    { list: 'verdicts', ids: sarReasons, only: true },
  ],
  papers: [
    { list: 'fields', ids: fieldIds, only: true },
    { list: 'kinds', ids: paperKinds, only: true },
    { list: 'values', ids: namedValues, only: true },
    { list: 'doubts', ids: doubts, only: true },
    { list: 'checks', ids: checkIds, only: true },
    { list: 'faults', ids: paperFaults, only: true },
  ],
}

/** Find names that a tool’s words lack, that the tool does not know, or that occur twice. */
const wordsFaults = (words: readonly ReadWords<WordsTool>[]): Problem[] =>
  words.flatMap(({ tool, value, source }) =>
    (needed[tool] ?? []).flatMap(({ list, ids, only }) => {
      const entries =
        (value as Record<string, readonly { id: string }[] | Readonly<Record<string, string>>>)[list] ?? []
      const there = Array.isArray(entries) ? entries.map(({ id }) => id) : Object.keys(entries)
      const placeOf = (index: number) =>
        Array.isArray(entries) ? source.placeAt([list, index, 'id']) : source.placeOfKey([list], there[index] ?? '')
      return [
        ...ids
          .filter((id) => !there.includes(id))
          .map((id) =>
            problemAt(
              source.placeOfKey([], list),
              'missing-id',
              `${list} has no "${id}", which the tool "${tool}" goes by`,
              'bring it back',
            ),
          ),
        ...there.flatMap((id, index) =>
          only && !ids.includes(id)
            ? problemAt(
                placeOf(index),
                'unknown-id',
                `the tool "${tool}" knows no "${id}"`,
                didYouMean(id, ids, `use one of ${ids.join(', ')}`),
              )
            : [],
        ),
        ...there.flatMap((id, index) =>
          there.indexOf(id) < index
            ? [problemAt(placeOf(index), 'id-twice', `"${id}" stands in ${list} twice`, 'keep one of the two')]
            : [],
        ),
      ]
    }),
  )
