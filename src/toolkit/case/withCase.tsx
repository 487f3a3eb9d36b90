import { type ComponentType, useMemo } from 'react'
import { dataClient } from '../../browser/dataClient.ts'
import { type LenderData, lendersQuery, noLenders } from '../../content/lenders/lenderData.ts'
import type { Templates } from '../../content/letters/template.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { useIsTakenOver } from '../controls/arrival.ts'
import { WordsGiven } from '../controls/useWords.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { restoreCase, useCase } from './caseStore.ts'
import { askClock, dayNow } from './clockQuery.ts'

/** Props of a tool of the case: its facts, what letters say of the scheme, their words and its own. */
export type CaseToolProps = {
  facts: readonly Fact[]
  today: PlainDate
  letterParagraph: string
  templates: Templates
  words: Partial<ToolWords>
}

/** Data of such a tool in the browser: that of the letters it writes, all names of the lenders, and what the tools on the page say. */
export type CaseContext = Omit<LetterContext, 'lenders' | 'words'> & LenderData & Pick<CaseToolProps, 'words'>

/** A tool of the case, with the lenders, and with the day on which it is used, because letters and dates depend on that. */
export const withCase = (Tool: ComponentType<{ context: CaseContext }>) =>
  Object.assign(
    function WithCase({ facts, today: built, letterParagraph, templates, words }: CaseToolProps) {
      const isTakenOver = useIsTakenOver()
      const { today, doubt } = isTakenOver ? dayNow(built) : { today: built, doubt: null }
      const lenders = dataClient.getQueryData<LenderData>(lendersQuery.queryKey) ?? noLenders
      const { nation = 'england-and-wales' } = useCase().now.answers
      const context = useMemo(
        (): CaseContext => ({
          ...lenders,
          today,
          nation,
          letterParagraph,
          templates,
          words,
          facts: new Map(facts.map((fact) => [fact.id, fact])),
        }),
        [today, nation, letterParagraph, templates, words, lenders, facts],
      )
      return (
        <WordsGiven value={words}>
          {doubt && (
            <p className="doubt" data-screen-only="">
              {fillIn(toolWords(words, 'case').day[doubt.is], { says: longDate(doubt.says), day: longDate(today) })}
            </p>
          )}
          <Tool context={context} />
        </WordsGiven>
      )
    },
    {
      /** Wait for the lenders, without which names can still be typed, the clock, and what was saved on this device. */
      prepare: ({ today: built }: CaseToolProps) =>
        Promise.all([dataClient.prefetchQuery(lendersQuery), askClock(built), restoreCase()]),
    },
  )
