import { printProblems } from '../../src/problems/printProblems.ts'
import { readDraft } from '../../src/site/draft.ts'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import { unseenLetters } from './unseenLetters.ts'

/** Prints how lenders’ letters are read by what others teach, by the file they stand in. */
export function benchLetters(siteDir: string, today: PlainDate): void {
  const { draft, problems } = readDraft(siteDir, today)
  if (!draft?.site.lenderLetters) throw new Error(printProblems(problems) || 'There are no lender letters in content')
  const rows = unseenLetters(draft.lenderLetters, draft.site.lenderLetters)
  const all = {
    file: 'all',
    letters: sum(rows, 'letters'),
    right: sum(rows, 'right'),
    wrongClocks: sum(rows, 'wrongClocks'),
  }
  console.log(`${'letters that nobody has learned from'.padEnd(52)} number   right  a wrong clock`)
  for (const { file, letters, right, wrongClocks } of [...rows, all])
    console.log(
      `${file.padEnd(52)} ${String(letters).padStart(6)} ${percent(right / letters)} ${String(wrongClocks).padStart(14)}`,
    )
}

const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((all, row) => all + row[key], 0)

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7)
