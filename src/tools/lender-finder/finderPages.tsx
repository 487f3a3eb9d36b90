import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dateParts } from '../../dates/plainDate.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { Combobox } from '../../toolkit/questions/Combobox.tsx'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { aLine, refusedWith } from '../../toolkit/questions/parsers.ts'
import { keptNowhere, ofChecks } from '../../toolkit/questions/places.ts'
import { type At, question, reads } from '../../toolkit/questions/question.tsx'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { makesLike } from './findByMake.ts'
import { LenderLadder } from './LenderLadder.tsx'
import { MakeResult } from './MakeResult.tsx'
import { NameResult } from './NameResult.tsx'

/** Show where someone who knows neither the make nor a name can look for the lender. */
function NeitherResult(end: EndProps) {
  const says = useWords('lender-finder')
  return (
    <Result
      title={says.titles.neither}
      fileName="lender-search"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={<LenderLadder found={false} />}
      folds={<CostOfGoingOn says={says} context={end.context} />}
      sources={costSources(end.context)}
    >
      <Plate heading={says.titles.neither}>
        <p>{says.found.neither}</p>
      </Plate>
    </Result>
  )
}

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
        look: ({ context: { lenders } }) => ({
          as: 'suggest',
          Box: Combobox,
          suggest: (typed) => makesLike(typed, lenders).map(({ slug, name }) => ({ key: slug, label: name })),
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
      'year-unknown': {
        look: { as: 'tick' },
        label: 'unknown',
        within: 'unknown',
        insteadOf: 'year',
        parse: accepted,
        place: keptNowhere(({ now }) => now.answers.checks?.['year'] === unknown),
      },
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
            searchLenders(typed, page.context.lenders).map(({ slug, name, by, years }) => ({
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

/** Show who it was and who answers now, or where to look. */
export function FinderResult(end: EndProps) {
  const know = end.now.answers.checks?.['know']
  return know === 'name' ? (
    <NameResult {...end} />
  ) : know === 'neither' ? (
    <NeitherResult {...end} />
  ) : (
    <MakeResult {...end} />
  )
}
