import type { PlainDate } from '../src/dates/plainDate.ts'
import type { Prediction } from '../src/deciding/calibration.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { examplesOf, learnFrom } from '../src/replies/learn.ts'
import type { ReadLenderLetters } from '../src/replies/readLenderLetters.ts'
import { type ReadyLetters, readLetters, readyLetters } from '../src/replies/readLetters.ts'
import { followsFrom } from '../src/replies/recognise.ts'
import type { LenderLetters } from '../src/replies/schema.ts'
import { readDraft } from '../src/site/draft.ts'
import { percent, reliabilityTable } from './print.ts'

/** Print, file by file, how lenders’ letters are read by what the other files teach, and how reliable the probabilities are. */
export function benchLetters(siteDir: string, today: PlainDate, verbose: boolean): void {
  const { draft, problems } = readDraft(siteDir, today)
  if (!draft?.site.lenderLetters) throw new Error(printProblems(problems) || 'There are no lender letters in content')
  const rows = unseenLetters(draft.lenderLetters, draft.site.lenderLetters)
  const all = Object.fromEntries(counted.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Counts
  console.log(
    `${'letters that nobody has learned from'.padEnd(52)} number  answered   right of   well asked   asked  harmful`,
  )
  for (const { file, letters, answered, right, harmful, asked, askedRightly } of [...rows, { file: 'all', ...all }])
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
  console.log('\nwhat follows from a letter, as said')
  for (const line of reliabilityTable(rows.flatMap(({ said }) => said))) console.log(line)
  if (verbose) for (const line of rows.flatMap(({ wrong }) => wrong)) console.log(line)
}

const counted = ['letters', 'answered', 'right', 'harmful', 'asked', 'askedRightly'] as const
type Counts = Record<(typeof counted)[number], number>

/** Results for a file’s letters, read by what all others teach. */
type UnseenLetters = {
  file: string
  letters: number
  /** Named without a question. */
  answered: number
  /** Of these, named rightly. */
  right: number
  /** Told of a clock that does not run, or not told of a right. */
  harmful: number
  /** Asked about, with the truth among the answers. */
  askedRightly: number
  asked: number
  said: readonly Prediction[]
  /** Words that were read wrongly. */
  wrong: readonly string[]
}

/** Number of files left out at a time: learning anew without each single one would take minutes. */
const together = 7

/** Read each file of cases with nothing learned from it. Each has a writer of its own, so this shows how future letters will fare. */
export function unseenLetters(
  { cases, lessons }: Pick<ReadLenderLetters, 'cases' | 'lessons'>,
  letters: LenderLetters,
): UnseenLetters[] {
  const examples = examplesOf(lessons)
  const shares = Math.ceil(cases.length / together)
  return Array.from({ length: shares }, (_, share) => {
    const own = cases.filter((_, index) => index % shares === share)
    const files = new Set(own.map(({ source: { file } }) => file))
    const model = learnFrom(examples.filter(([file]) => !files.has(file)))
    return readBy(own, readyLetters({ ...letters, model }))
  })
    .flat()
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

function readBy(cases: ReadLenderLetters['cases'], known: ReadyLetters): UnseenLetters[] {
  const follows = (id: string) => followsFrom(known.letters.find((letter) => letter.id === id))
  return cases.map(({ value, source: { file } }) => {
    const all = value.map(({ name, text, complained, letters: kinds }) => {
      const found = readLetters(text, known, { complained })
      const ids = found.flatMap((one) => one.letters.map(({ id }) => id))
      const asks = found.flatMap((one) => one.asks)
      const isAsked = asks.length > 0
      const told = isAsked ? [] : ids.map(follows)
      const none = follows('')
      const truly = kinds.length > 0 ? kinds.map(follows) : [none]
      const isHarmful =
        !isAsked &&
        (told.some((one) => !truly.includes(one)) || truly.some((one) => one !== none && !told.includes(one)))
      const isRight = !isAsked && ids.join() === kinds.join()
      const isAskedRightly = isAsked && (kinds.every((kind) => ids.includes(kind)) || ids.length === 0)
      const said = found.map(({ probability }) => ({ probability, right: !isHarmful }))
      return { name, ids, kinds, isAsked, isRight, isHarmful, isAskedRightly, said: isAsked ? [] : said }
    })
    const count = (of: (one: (typeof all)[number]) => boolean) => all.filter(of).length
    return {
      file,
      letters: all.length,
      answered: count(({ isAsked }) => !isAsked),
      right: count(({ isRight }) => isRight),
      harmful: count(({ isHarmful }) => isHarmful),
      askedRightly: count(({ isAskedRightly }) => isAskedRightly),
      asked: count(({ isAsked }) => isAsked),
      said: all.flatMap(({ said }) => said),
      wrong: all.flatMap(({ name, ids, kinds, isAsked, isRight, isHarmful, isAskedRightly }) =>
        isRight || isAskedRightly
          ? []
          : `${isHarmful ? 'HARM ' : ''}${file.replace(/^.*\//, '')}: ${name}: ${kinds.join() || 'none'} read as ${ids.join() || 'none'}${isAsked ? ' ?' : ''}`,
      ),
    }
  })
}
