import type { Files } from '../content/reading/files.ts'
import { fingerprintOf, textKey } from '../content/reading/folder.ts'
import type { TextCache } from '../content/reading/textCache.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { nearest } from '../problems/nearest.ts'
import { inOrder, type Problem, problemAt } from '../problems/problem.ts'
import { lenderLetterFaults } from '../replies/readLenderLetters.ts'
import { listInWords } from '../text/listInWords.ts'
import { checkAddresses, checkFamilies, checkMisspeltPaths, fileStemOf, swappedFiles } from './checks/addresses.ts'
import { checkAdvertising } from './checks/advertising.ts'
import { checkBrandHtml } from './checks/brandHtml.ts'
import { checkContentFiles } from './checks/contentFiles.ts'
import { checkCharts, checkFacts, checkLooseFigures } from './checks/facts.ts'
import { checkFlows } from './checks/flows.ts'
import { checkLetters } from './checks/letters.ts'
import { checkLinks } from './checks/links.ts'
import { checkMarkdown } from './checks/markdown.ts'
import { checkMenus } from './checks/menus.ts'
import { checkNames, checkSearch, checkSuccessors } from './checks/names.ts'
import { missedFact, missedPath } from './checks/sharedCauses.ts'
import { checkNotice, checkStatements, checkTurns } from './checks/statements.ts'
import { checkNextSteps, checkReadability, checkStructure, checkTableHeads, checkTitles } from './checks/structure.ts'
import { checkUnfinished } from './checks/unfinished.ts'
import { type Draft, readDraft } from './draft.ts'
import type { Site } from './site.ts'

/**
 * Reads and checks a whole site. Returns the site only when there is no fault, and the draft as soon as the manifest can be read. Pass the
 * same cache on every call.
 */
export function readSite(
  from: string | Files,
  today: PlainDate,
  textCache?: TextCache,
): { draft?: Draft; site?: Site; problems: Problem[] } {
  const { draft, problems: within } = readDraft(from, today, textCache)
  if (!draft) return { problems: within }
  const problems = [...within, ...checkSite(draft)]
  return { draft, problems, ...(problems.length === 0 ? { site: draft.site } : {}) }
}

/** Every check across files. The first fault of a cause is shown for all, so checks that know causes best come first. */
const checks: readonly ((draft: Draft) => Problem[])[] = [
  checkFamilies,
  checkMisspeltPaths,
  checkContentFiles,
  checkAddresses,
  checkMenus,
  checkNames,
  checkCharts,
  checkSuccessors,
  checkTitles,
  checkMarkdown,
  checkUnfinished,
  checkStructure,
  checkTableHeads,
  checkBrandHtml,
  checkLinks,
  checkFlows,
  checkFacts,
  checkLooseFigures,
  checkReadability,
  checkTurns,
  checkNextSteps,
  checkAdvertising,
  checkStatements,
  checkNotice,
  checkLetters,
  checkLenderLetters,
  checkSearch,
]

/** Check the letters that lenders send. Reading all their patterns is slow, so it is done only after their files or the set of facts changed. */
function checkLenderLetters({ lenderLetters, site, textCache }: Draft): Problem[] {
  const { signs, letters, ids, cases } = lenderLetters
  const files = [...(signs ? [signs] : []), ...letters.values(), ...cases].map(({ source }) => [
    source.file,
    textKey(source),
  ])
  const key = fingerprintOf(JSON.stringify([files, ids, [...site.facts.keys()]]))
  return textCache.getOrCompute('faults of lender letters', key, () => lenderLetterFaults(lenderLetters, site.facts))
}

/** Faults of a letter as it would be sent, which follow from any other fault of its file. */
const ofSentLetters = ['hole', 'hard-to-read', 'letter-markdown', 'condition']

/** Faults that follow from a link or a tag that cannot be read. */
const ofWrongLinks = ['no-next-step', 'no-summary']

export function checkSite(draft: Draft): Problem[] {
  const problems = gatherOmissions(
    checks.flatMap((check) => check(draft)),
    draft,
  )
  const explained = new Set(problems.flatMap(({ file, rule }) => (ofSentLetters.includes(rule) ? [] : [file])))
  // A broken link or tag may hide the next step or the summary.
  const linksWrong = new Set(problems.flatMap(({ file, rule }) => (/-(?:link|tag)$|^tag-/.test(rule) ? [file] : [])))
  const swapped = swappedFiles(draft)
  // Another fault may be why a fact is no longer used.
  const othersWrong = problems.some(({ rule }) => rule !== 'unused-fact')
  return problems.filter(
    ({ file, rule }) =>
      !swapped.has(file) &&
      !(rule === 'unused-fact' && othersWrong) &&
      !(ofWrongLinks.includes(rule) && linksWrong.has(file)) &&
      !(ofSentLetters.includes(rule) && explained.has(file) && file.startsWith('content/letters/')),
  )
}

/** More faults of one kind than this are one omission: a folder, or manifest lines, that were not copied from another site. */
const many = 8
/** This many names in an empty folder are no slips. */
const several = 3

/** Faults of one omission, if there is one. `follows` tells which others it explains, besides those that share a cause with its own. */
type Omission = { faults: readonly Problem[]; what: string; fix: string; follows?: (problem: Problem) => boolean }

/** Gathers the faults that one omission explains into one that says so, with what follows from each. */
function gatherOmissions(problems: readonly Problem[], draft: Draft): readonly Problem[] {
  return [unusedFiles, lostFiles, lostFacts, lostPages, unusedFacts].reduce<readonly Problem[]>((all, find) => {
    const { faults, what, fix, follows } = find(all, draft)
    const [first] = inOrder(faults)
    if (!first) return all
    const own = new Set(faults)
    const causes = new Set(faults.flatMap(({ cause }) => cause ?? []))
    const held = (problem: Problem) =>
      own.has(problem) || (problem.cause !== undefined && causes.has(problem.cause)) || follows?.(problem)
    return [
      problemAt(first, first.rule, what, fix, what),
      ...all.map((problem) => (held(problem) ? { ...problem, cause: what } : problem)),
    ]
  }, problems)
}

function lostFacts(problems: readonly Problem[], { contentFiles }: Draft): Omission {
  const known = contentFiles.flatMap((file) => /^content\/facts\/([^/]+)\//.exec(file)?.[1] ?? [])
  return lostFolder(problems, missedFact, '.', known, 'content/facts/', 'facts')
}

function lostPages(problems: readonly Problem[], { manifest: { value } }: Draft): Omission {
  const known = value.pages.flatMap(({ path }) => /^\/([^/]+)\//.exec(path)?.[1] ?? [])
  return lostFolder(problems, (cause) => missedPath(cause)?.slice(1), '/', known, '/', 'pages')
}

function lostFolder(
  problems: readonly Problem[],
  nameOf: (cause: string) => string | undefined,
  separator: string,
  known: readonly string[],
  before: string,
  things: string,
): Omission {
  const missed = problems.flatMap((problem) => {
    const name = nameOf(problem.cause ?? '') ?? ''
    const folder = name.slice(0, Math.max(0, name.indexOf(separator)))
    return folder === '' || known.includes(folder) ? [] : [{ problem, name, folder }]
  })
  const lost = Map.groupBy(missed, ({ folder }) => folder)
  const counts = [...lost.values()].map((own) => new Set(own.map(({ name }) => name)).size)
  const [first = '', second] = lost.keys()
  const meant = second === undefined ? nearest(first, known) : undefined
  return {
    faults: counts.some((count) => count >= several) ? missed.map(({ problem }) => problem) : [],
    what: `there is nothing in ${listed([...lost.keys()].map((folder) => `${before}${folder}`))}, where ${counts.reduce((sum, count) => sum + count, 0)} ${things} are named from`,
    fix:
      meant === undefined
        ? `bring ${second === undefined ? 'it' : 'them'} along, or take out what names the ${things}`
        : `did you mean ${before}${meant}?`,
  }
}

const ifMany = (faults: readonly Problem[]): readonly Problem[] => (faults.length > many ? faults : [])

function lostFiles(problems: readonly Problem[]): Omission {
  // A file with a near namesake has a fix of its own.
  const faults = ifMany(problems.filter(({ rule, fix }) => rule === 'missing-file' && fix?.startsWith('create ')))
  return {
    faults,
    what: `the files of ${faults.length} pages do not exist: ${faults[0]?.what.replace(/ do(?:es)? not exist$/, '')}, and others`,
    fix: 'bring them along, or take these lines out',
  }
}

function unusedFiles(problems: readonly Problem[]): Omission {
  const faults = ifMany(problems.filter(({ rule }) => rule === 'unused-file'))
  const stems = new Set(faults.map(({ file }) => fileStemOf(file)))
  return {
    faults,
    follows: ({ cause = '' }) => stems.has(fileStemOf(missedPath(cause) ?? '.')),
    what: `no page uses ${faults.length} files: ${faults[0]?.file}, and others`,
    fix: 'add the pages to site.manifest.yaml, or delete the files',
  }
}

function unusedFacts(problems: readonly Problem[], { contentFiles }: Draft): Omission {
  const folderOf = (file: string) => /^content\/facts\/[^/]+/.exec(file)?.[0] ?? ''
  const all = Map.groupBy(contentFiles, folderOf)
  const unused = problems.filter(({ rule }) => rule === 'unused-fact')
  const whole = [...Map.groupBy(unused, ({ file }) => folderOf(file))].filter(
    ([folder, own]) => own.length >= several && own.length === all.get(folder)?.length,
  )
  const faults = whole.flatMap(([, own]) => own)
  return {
    faults,
    what: `no page, tool or rule uses any of the ${faults.length} facts in ${listed(whole.map(([folder]) => folder))}`,
    fix: 'bring along the pages that use them, or delete the files',
  }
}

/** "a", "a and b", "a, b and 3 others". */
function listed(names: readonly string[]): string {
  const shown = names.length > several ? [...names.slice(0, 2), `${names.length - 2} others`] : names
  return listInWords(shown)
}
