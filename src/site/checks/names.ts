import { savedEvidence } from '../../casefile/caseKinds.ts'
import { entryFile } from '../../content/kind.ts'
import { allEntryKinds, kindOf, slugIn } from '../../content/kinds.ts'
import { namedIn, placeOfName } from '../../content/pagePath.ts'
import type { SearchContent } from '../../content/search/schema.ts'
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
import { repeated } from '../../problems/repeated.ts'
import type { WordsTool } from '../../toolkit/wordsFiles.ts'
import { tools } from '../../tools/index.ts'
import { type Draft, manifestFile } from '../draft.ts'
import { hopsFrom } from './addresses.ts'
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
    (file === manifestFile ? [] : namedIn(schema, value)).flatMap((named) => {
      const { to, offers = '', name } = named
      const list = to === 'page' ? undefined : lists[offers]
      if (!list || list.known.has(name) || list.isTold?.(name)) return []
      const { what, rule, known, fix, cause } = list
      const remedy = didYouMean(name, known, fix(name))
      return problemAt(placeOfName(named, source), rule, `there is no ${what} "${name}"`, remedy, cause?.(name))
    }),
  )
}

/** The names that code goes by, by the lists of a tool’s words. For any other tool, the schema of its words holds the names. */
const needed: Partial<Record<WordsTool, Readonly<Record<string, readonly string[]>>>> = {
  'evidence-checklist': { items: savedEvidence, ladder: [] },
  'genuine-check': { questions: tools['genuine-check'].signs ?? [] },
  'represented-check': { questions: tools['represented-check'].signs ?? [] },
  'ombudsman-pack': { reasons: ombudsmanReasons },
  'access-request': { items: accessRequestItems, verdicts: sarReasons },
  papers: { fields: fieldIds, kinds: paperKinds, values: namedValues, doubts, checks: checkIds, faults: paperFaults },
}

const wordsFaults = (words: readonly ReadWords<WordsTool>[]): Problem[] =>
  words.flatMap(({ tool, value, source }) =>
    Object.entries(needed[tool] ?? {}).flatMap(([list, ids]) => {
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
          // The checklist has items that no case saves.
          tool !== 'evidence-checklist' && !ids.includes(id)
            ? problemAt(
                placeOf(index),
                'unknown-id',
                `the tool "${tool}" knows no "${id}"`,
                didYouMean(id, ids, `use one of ${ids.join(', ')}`),
              )
            : [],
        ),
        ...repeated([...there.entries()], ([, id]) => id).map(([[index, id]]) =>
          problemAt(placeOf(index), 'id-twice', `"${id}" stands in ${list} twice`, 'keep one of the two'),
        ),
      ]
    }),
  )

/** Following lenders to those that answer for them comes to an end: none answers for itself by way of others. */
export function checkSuccessors(draft: Draft): Problem[] {
  const { lenders } = draft.site
  const next = new Map(
    [...lenders].flatMap(([slug, { successor }]) =>
      successor?.kind === 'lender' ? [[slug, successor.lender] as const] : [],
    ),
  )
  const told = new Set<string>()
  return [...lenders.keys()].flatMap((slug) => {
    const round = hopsFrom(slug, next)
    if (round.at(-1) !== slug || round.some((one) => told.has(one))) return []
    for (const one of round) told.add(one)
    const isOwn = round.length === 1
    return problemInFile(
      draft,
      `content/lenders/${slug}.yaml`,
      ['successor', 'lender'],
      'successor-loop',
      isOwn ? `${slug} is its own successor` : `no lender answers in the end: ${[slug, ...round].join(' → ')}`,
      isOwn
        ? 'name the lender that answers now, or take out the successor'
        : 'take out the successor of the lender that answers now',
    )
  })
}

const searchFile = 'content/search.yaml'

/** Facts that the search is told of exist, its lists of words hold together, and each list of entries has words. */
export function checkSearch(draft: Draft): Problem[] {
  const { site } = draft
  const { search } = site
  if (!search) return []
  return [
    ...ownElsewhere(draft, search),
    ...unnamedLists(draft, search),
    ...search.answers.flatMap(({ fact }, index) =>
      // With an unreadable file elsewhere, nothing counts as missing here.
      fact === undefined || site.facts.has(fact) || draft.faulty.size > 0
        ? []
        : problemInFile(
            draft,
            searchFile,
            ['answers', index, 'fact'],
            'unknown-fact',
            `there is no fact "${fact}"`,
            didYouMean(fact, site.facts.keys(), 'use the id of a fact in content/facts'),
            noFact(fact),
          ),
    ),
  ]
}

const ownElsewhere = (draft: Draft, { elsewhere, own }: SearchContent): Problem[] =>
  elsewhere.flatMap((words, index) =>
    own.includes(words)
      ? problemInFile(
          draft,
          searchFile,
          ['elsewhere', index],
          'own-subject',
          `"${words}" is also among the words of the site’s own subject`,
          'take it out of elsewhere:, or out of own:',
        )
      : [],
  )

const unnamedLists = (draft: Draft, { words }: SearchContent): Problem[] =>
  draft.manifest.value.pages.flatMap((page) =>
    !('of' in page) || words.filter.lists[page.of]
      ? []
      : problemInFile(
          draft,
          searchFile,
          ['words', 'filter', 'lists'],
          'missing-words',
          `the list of ${page.of} has no words for its box`,
          `add ${page.of}: with label:, whole: and none:, as the other lists have`,
        ),
  )
