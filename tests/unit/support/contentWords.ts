import { printProblems } from '../../../src/problems/printProblems.ts'
import { SiteFolder } from '../../../src/site/folder.server.ts'
import { plainWords, readWords } from '../../../src/words/readWords.server.ts'
import type { ToolWords } from '../../../src/words/schema.ts'
import { contentFacts } from './contentFacts.ts'

const folder = new SiteFolder('.')
const { words } = readWords(folder)
if (folder.problems.length > 0) throw new Error(printProblems(folder.problems))

/** What the site’s own tools say, read from content/tools. */
export const contentWords = plainWords(words, {
  today: '2026-11-21',
  facts: contentFacts,
  schemeState: 'part-suspended',
  standing: { topics: {} },
  glossary: new Map(),
}) as ToolWords
