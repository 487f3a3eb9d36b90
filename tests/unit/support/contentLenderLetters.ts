import { SiteFolder } from '../../../src/content/reading/folder.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { learnOnce } from '../../../src/replies/learn.ts'
import { lenderLettersOf, readLenderLetters } from '../../../src/replies/readLenderLetters.ts'
import { readyLetters } from '../../../src/replies/readLetters.ts'
import { realFiles, realTexts } from '../../support/realSite.ts'
import { contentFacts } from './contentFacts.ts'

const folder = new SiteFolder(realFiles, realTexts)
/** The letters that lenders send and their cases, as editors wrote them. */
export const writtenLenderLetters = readLenderLetters(folder)
if (folder.problems.length > 0) throw new Error(printProblems(folder.problems))
const letters = lenderLettersOf(writtenLenderLetters, {
  today: '2026-11-21',
  facts: contentFacts,
  schemeState: 'part-suspended',
  standing: { topics: {} },
  glossary: new Map(),
})
if (!letters) throw new Error('There are no lender letters')
/** The letters that lenders send, as the build hands them to the decoder. */
export const plainLenderLetters = { ...letters, model: learnOnce(writtenLenderLetters.lessons, realTexts) }

const ready = readyLetters(plainLenderLetters)

/** The letters that lenders send, as content/lender-letters has them, ready to be looked for. */
export const contentLenderLetters = () => ready

/** The letters in many voices that they must be told by. */
export const lenderLetterCases = writtenLenderLetters.cases.flatMap(({ value, source }) =>
  value.map((one) => ({ file: source.file.replace(/^.*\//, ''), ...one })),
)
