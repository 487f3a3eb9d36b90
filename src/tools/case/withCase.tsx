import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { dataClient } from '../../browser/dataClient.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dayInLondon, longDate } from '../../dates/plainDate.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { type LenderData, noLenders } from '../../content/lenders/lenderData.ts'
import { WordsGiven } from '../kit/useWords.ts'
import { restoreCase } from './caseStore.ts'
import type { CaseContext, CaseToolProps } from './caseTool.ts'
import { clockQuery } from './clockQuery.ts'
import { type DayInUse, dayInUse } from './dayInUse.ts'
import type { CaseWords } from './wordsFile.ts'

/** Every lender, its names, and who lent for each brand, as the build wrote it. */
const lendersQuery = { queryKey: ['/lenders.json'] }

/** What every tool of the case waits for: the lenders, without which names can still be typed; the server’s clock, if the device’s could be ahead; and what was saved on this device. */
async function prepare({ today: built }: CaseToolProps): Promise<void> {
  const mayBeAhead = dayInLondon(Date.now()) > built && navigator.onLine
  await Promise.all([dataClient.prefetchQuery(lendersQuery), mayBeAhead && dataClient.prefetchQuery(clockQuery)])
  restoreCase()
}

/** A tool of the case, with the lenders, and with the day on which it is used, because letters and dates depend on that. */
export const withCase = (Tool: ComponentType<{ context: CaseContext }>) =>
  Object.assign(
    function WithCase({ facts, today: built, letterParagraph, templates, words }: CaseToolProps) {
      const day = () => dayInUse(built, Date.now(), dataClient.getQueryData<number>(clockQuery.queryKey))
      const today = useSyncExternalStore(
        never,
        () => day().today,
        () => built,
      )
      const doubt = useSyncExternalStore(
        never,
        () => doubtOf(day(), toolWords(words, 'case').day),
        () => '',
      )
      const lenders = dataClient.getQueryData<LenderData>(lendersQuery.queryKey) ?? noLenders
      const context = useMemo(
        () => ({
          today,
          letterParagraph,
          templates,
          words,
          lenders,
          facts: new Map(facts.map((fact) => [fact.id, fact])),
        }),
        [today, letterParagraph, templates, words, lenders, facts],
      )
      return (
        <WordsGiven value={words}>
          {doubt && (
            <p className="doubt" data-screen-only="">
              {doubt}
            </p>
          )}
          <Tool context={context} />
        </WordsGiven>
      )
    },
    { prepare },
  )

const doubtOf = ({ today, doubt }: DayInUse, words: CaseWords['day']): string =>
  doubt ? fillIn(words[doubt.is], { says: longDate(doubt.says), day: longDate(today) }) : ''

const never = () => () => undefined
