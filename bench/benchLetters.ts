import { reliability } from '../src/deciding/reliability.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { readDraft } from '../src/site/draft.ts'
import type { PlainDate } from '../src/dates/plainDate.ts'
import { unseenLetters } from './unseenLetters.ts'

/** Prints how lenders’ letters are read by what others teach, by the file they stand in, and how far what is said of them can be relied on. */
export function benchLetters(siteDir: string, today: PlainDate, verbose: boolean): void {
  const { draft, problems } = readDraft(siteDir, today)
  if (!draft?.site.lenderLetters) throw new Error(printProblems(problems) || 'There are no lender letters in content')
  const rows = unseenLetters(draft.lenderLetters, draft.site.lenderLetters)
  const sum = (key: 'letters' | 'answered' | 'right' | 'harmful' | 'asked' | 'askedRightly') =>
    rows.reduce((all, row) => all + row[key], 0)
  const all = {
    file: 'all',
    letters: sum('letters'),
    answered: sum('answered'),
    right: sum('right'),
    harmful: sum('harmful'),
    asked: sum('asked'),
    askedRightly: sum('askedRightly'),
  }
  console.log(
    `${'letters that nobody has learned from'.padEnd(52)} number  answered   right of   well asked   asked  harmful`,
  )
  for (const { file, letters, answered, right, harmful, asked, askedRightly } of [...rows, all])
    console.log(
      [
        file.padEnd(52),
        String(letters).padStart(6),
        percent(answered / letters).padStart(9),
        percent(right / answered).padStart(10),
        percent((right + askedRightly) / letters).padStart(12),
        percent(asked / letters).padStart(7),
        String(harmful).padStart(8),
      ].join(' '),
    )
  console.log('\nwhat follows from a letter, as said    number   promised   right')
  for (const { upTo, said, promised, right } of reliability(rows.flatMap((row) => row.said)))
    console.log(
      `up to ${percent(upTo)}`.padEnd(38) +
        String(said).padStart(6) +
        percent(promised).padStart(11) +
        percent(right).padStart(8),
    )
  if (verbose) for (const line of rows.flatMap(({ wrong }) => wrong)) console.log(line)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
