import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dateParts } from '../../dates/plainDate.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { Combobox } from '../../toolkit/questions/Combobox.tsx'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { aLine, refusedWith } from '../../toolkit/questions/parsers.ts'
import { ofChecks, unknownTick } from '../../toolkit/questions/places.ts'
import { type At, question, reads } from '../../toolkit/questions/question.tsx'
import { makesLike } from './findByMake.ts'

// Fetched with the questions, in one request.
export { FinderResult } from './FinderResult.tsx'

/** The year finance started, typed in full, or what to say where it is none. */
export function parseFinanceYear(typed: string, { say, page }: At) {
  const year = typed.trim()
  const { year: last } = dateParts(page.context.today)
  if (year === '') return refusedWith(say('none'))
  if (!/^\d{4}$/.test(year)) return refusedWith(say('notYear'))
  if (Number(year) < firstFinanceYear || Number(year) > last)
    return refusedWith(say('between', { first: firstFinanceYear, last }))
  return accepted(year)
}

const wordsOf = ({ context }: QuestionProps) => toolWords(context.words, 'lender-finder')
const most = 100
const unknown = 'unknown'

/** Pages of the lender finder after its first question, by the names of the steps. */
export const finderPages = {
  /** The make. One that is not in the list may be typed all the same. */
  make: question((page: QuestionProps) => wordsOf(page).make, {
    fields: {
      make: {
        look: ({ context }) => ({
          as: 'suggest',
          Box: Combobox,
          suggest: (typed) => makesLike(typed, context).map(({ slug, name }) => ({ key: slug, label: name })),
        }),
        ...reads(aLine(most, 'none'), ofChecks('make')),
      },
    },
  }),

  year: question((page: QuestionProps) => wordsOf(page).year, {
    fields: {
      year: {
        look: { as: 'text', inputMode: 'numeric', width: 4 },
        ...reads(parseFinanceYear, {
          ...ofChecks('year', (year) => (year === unknown ? '' : year)),
          keep: (year, page) => ofChecks('year').keep(year ?? unknown, page),
        }),
      },
      'year-unknown': unknownTick('year', ({ now }) => now.answers.checks?.['year'] === unknown),
    },
  }),

  /** A name from a statement or an old paper, in full or in part. */
  name: question((page: QuestionProps) => wordsOf(page).name, {
    fields: {
      name: {
        look: (page) => ({
          as: 'suggest',
          Box: Combobox,
          suggest: (typed) =>
            searchLenders(typed, page.context).map(({ slug, name, by, years }) => ({
              key: slug,
              label: name,
              hint: by ? fillIn(wordsOf(page).foundBy, { name: years ? `${by}, ${years}` : by }) : undefined,
            })),
        }),
        ...reads(aLine(most, 'none'), ofChecks('name')),
      },
    },
  }),
}
