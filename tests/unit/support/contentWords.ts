import { SiteFolder } from '../../../src/content/reading/folder.ts'
import { plainWords, readWords } from '../../../src/content/words/readWords.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import type { ToolWords } from '../../../src/toolkit/wordsFiles.ts'
import { wordsFiles } from '../../../src/tools/index.ts'
import { realFiles, realTexts } from '../../support/realSite.ts'
import { contentFacts } from './contentFacts.ts'

const folder = new SiteFolder(realFiles, realTexts)
const { words } = readWords(folder, wordsFiles)
if (folder.problems.length > 0) throw new Error(printProblems(folder.problems))

/** What the site’s own tools say, read from content/tools. */
export const contentWords = plainWords(words, {
  today: '2026-11-21',
  facts: contentFacts,
  schemeState: 'part-suspended',
  standing: { topics: {} },
  glossary: new Map(),
}) as ToolWords
