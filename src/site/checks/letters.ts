import { type Problem, problemAt } from '../../problems/problem.ts'
import { gradeFaults } from './letters/gradeFaults.ts'
import { holeFaults } from './letters/holes.ts'
import { markdownFaults } from '../../content/letters/markdownFaults.ts'
import { nameFaults } from './letters/nameFaults.ts'
import { lettersOfTool, wordsOfTool, tools } from '../../tools/index.ts'
import { wordsFile } from '../../content/words/readWords.ts'
import { wordsFaults } from './wordsFaults.ts'
import type { Draft } from '../draft.ts'

/** Tools have their words, and letters: those use only what is declared and can be given, leave no hole for any answers, and are easy to read. */
export function checkLetters(draft: Draft): Problem[] {
  const { letters, words } = draft
  const names = nameFaults(letters)
  // What a misspelt name leaves empty would only say the same again.
  return [
    ...missingLetters(draft),
    ...missingWords(draft),
    ...wordsFaults(words),
    ...names,
    ...(names.length > 0 ? [] : [...holeFaults(letters), ...markdownFaults(letters), ...gradeFaults(letters)]),
  ]
}

function missingLetters({ site, faulty }: Draft): Problem[] {
  return site.entries.flatMap(({ page }) =>
    page.kind !== 'tool'
      ? []
      : lettersOfTool(page.tool).flatMap((id) => {
          const file = `content/letters/${id}.md`
          return id in site.letters || faulty.has(file)
            ? []
            : [
                problemAt(
                  { file, line: 1, column: 1 },
                  'missing-letter',
                  `the tool "${page.tool}" writes the letter ${id}, which does not exist`,
                  `bring back ${file}`,
                ),
              ]
        }),
  )
}

function missingWords({ site, faulty }: Draft): Problem[] {
  return site.entries.flatMap(({ page, flow }) =>
    // A tool whose questions are not there yet shows nothing of its own.
    page.kind !== 'tool' || (tools[page.tool].kind === 'flow' && !flow)
      ? []
      : wordsOfTool(page.tool).flatMap((id) => {
          const file = wordsFile(id)
          return site.words[id] || faulty.has(file)
            ? []
            : [
                problemAt(
                  { file, line: 1, column: 1 },
                  'missing-words',
                  `the tool "${page.tool}" shows the words of ${file}, which does not exist`,
                  `bring back ${file}`,
                ),
              ]
        }),
  )
}
