import { fingerprintOf, textKey } from '../../content/reading/folder.ts'
import type { Problem } from '../../problems/problem.ts'
import { lenderLetterFaults } from '../../replies/lenderLetterFaults.ts'
import type { Draft } from '../draft.ts'
import { checkAddresses } from './addresses.ts'
import { checkAdvertising } from './advertising.ts'
import { checkBrandHtml } from './brandHtml.ts'
import { checkCharts } from './charts.ts'
import { checkContentFiles } from './contentFiles.ts'
import { checkFacts } from './facts.ts'
import { checkFamilies, swappedFiles } from './families.ts'
import { checkFlows } from './flows.ts'
import { gatherOmissions } from './gather.ts'
import { checkLetters } from './letters.ts'
import { checkLinks } from './links.ts'
import { checkLooseFigures } from './looseFigures.ts'
import { checkMarkdown } from './markdown.ts'
import { checkMenus } from './menus.ts'
import { checkMisspeltPaths } from './misspeltPaths.ts'
import { checkNames } from './names.ts'
import { checkNotice } from './notice.ts'
import { checkReadability, checkTurns } from './readability.ts'
import { checkSearch } from './search.ts'
import { checkStatements } from './statements.ts'
import { checkNextSteps, checkStructure, checkTableHeads, checkTitles } from './structure.ts'
import { checkSuccessors } from './successors.ts'
import { checkUnfinished } from './unfinished.ts'

/** Every check across files. Of faults that share a cause the first speaks for all, so those that know the cause best come first. */
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

/** The faults of what lenders send. To read all of its patterns takes a while, so they are looked for when its files, or the facts there are, have changed. */
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
  // What to do next is a link, and a tag may hold it, or the summary.
  const linksWrong = new Set(problems.flatMap(({ file, rule }) => (/-(?:link|tag)$|^tag-/.test(rule) ? [file] : [])))
  const swapped = swappedFiles(draft)
  // What else is wrong may be why a fact is not used any more.
  const othersWrong = problems.some(({ rule }) => rule !== 'unused-fact')
  return problems.filter(
    ({ file, rule }) =>
      !swapped.has(file) &&
      !(rule === 'unused-fact' && othersWrong) &&
      !(ofWrongLinks.includes(rule) && linksWrong.has(file)) &&
      !(ofSentLetters.includes(rule) && explained.has(file) && file.startsWith('content/letters/')),
  )
}
