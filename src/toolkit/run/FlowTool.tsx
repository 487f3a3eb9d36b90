import { useEffect, useMemo } from 'react'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Answers } from '../../flows/answers.ts'
import { fromQuery, keyOf, printAnswer, toQuery } from '../../flows/query.ts'
import { likelyWay, routeOf } from '../../flows/route.ts'
import type { Flow } from '../../flows/schema.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { stepHead, useArrival, useNextFocus } from '../controls/arrival.ts'
import type { FetchedPart } from '../controls/fetchedPart.tsx'
import { SummaryList, type SummaryRow } from '../controls/SummaryList.tsx'
import { WordsGiven } from '../controls/useWords.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { goBack, pushSearch, replaceSearch, useAddressSearch } from './address.ts'
import {
  addressOf,
  type Place,
  placeAfter,
  placeAfterCheck,
  placeAt,
  placeBefore,
  placeWithout,
  type Way,
} from './place.ts'
import { QuestionStep } from './QuestionStep.tsx'

export type FlowToolProps = {
  flow: Flow
  facts: readonly Fact[]
  today: PlainDate
  words: Partial<ToolWords>
}

/** One run through the questions that has come to its end. `index` is its place among all runs. */
export type Finished = { index: number; answers: Answers; outcome: string }

export type ResultProps = {
  way: Way
  finished: readonly Finished[]
  settings: Answers
  onSetting: (settings: Answers) => void
  onChange: (index: number, id: string) => void
  onAnother: (() => void) | undefined
  onRemove: (index: number) => void
  onStartAgain: () => void
}

/** A tool made of questions: one a page, with Back, Change, reload and sharing through the page's address. */
export function FlowTool({
  flow,
  facts,
  today,
  words: all,
  result: Result,
  checksFirst = false,
  settingKeys = none,
}: FlowToolProps & {
  result: FetchedPart<ResultProps>
  checksFirst?: boolean
  settingKeys?: readonly string[]
}) {
  const search = useAddressSearch()
  const way = useMemo(
    (): Way => ({
      flow,
      checksFirst,
      settingKeys,
      context: { facts: new Map(facts.map((fact) => [fact.id, fact])), today },
    }),
    [flow, facts, today, checksFirst, settingKeys],
  )
  const place = useMemo(() => placeAt(way, search), [way, search])
  const { runs, of, at } = place
  // Settings change the address too; what is worked out from the answers stays the same until an answer changes.
  const answered = toQuery(flow, runs).toString()
  const finished = useMemo(
    () =>
      fromQuery(way.flow, new URLSearchParams(answered)).flatMap((run, index): Finished[] => {
        const { outcome } = routeOf(way.flow, run, way.context)
        return outcome === null ? [] : [{ index, answers: run, outcome }]
      }),
    [way, answered],
  )
  useEffect(() => {
    if (answered) Result.prefetch?.()
  }, [answered, Result])
  const tool = useArrival(`${of} ${at}`)
  const focusNext = useNextFocus()
  const go = (next: Place) => pushSearch(addressOf(way, next))
  const answers = runs[of] ?? {}
  const { left } = likelyWay(flow, answers, way.context)
  const { run: words } = toolWords(all, 'shared')
  const before = placeBefore(way, place)
  const several =
    runs.length > 1 && flow.several
      ? `${flow.several.one.charAt(0).toUpperCase()}${flow.several.one.slice(1)} ${of + 1}`
      : undefined

  const answer = (one: string) => {
    // This step keeps its answer in the history, so that Back shows it again.
    replaceSearch(addressOf(way, { ...place, runs: runs.with(of, { ...answers, [at]: one }) }))
    go(placeAfter(way, place, one))
  }
  const instead = () => replaceSearch(addressOf(way, before ?? { ...place, of: 0, at: 'result' }))
  const back = before || of > 0 ? () => goBack(instead) : undefined

  return (
    <WordsGiven value={all}>
      <div className="tool-body" ref={tool}>
        {at === 'result' ? (
          <Result
            way={way}
            finished={finished}
            settings={place.settings}
            onSetting={(settings) => replaceSearch(addressOf(way, { ...place, settings }))}
            onChange={(index, id) => go({ ...place, of: index, at: id, changing: true })}
            onAnother={
              runs.length < (flow.several?.most ?? 1)
                ? () => go({ ...place, runs: [...runs, {}], of: runs.length, at: flow.start })
                : undefined
            }
            onRemove={(index) => {
              focusNext(stepHead)
              go(placeWithout(way, place, index))
            }}
            onStartAgain={() => replaceSearch('')}
          />
        ) : at === 'check' ? (
          <QuestionStep
            key={`${of} ${left.map(({ id }) => id).join(' ')}`}
            {...{ flow, answers, today }}
            asks={left}
            heading={words.check}
            lead={words.missing}
            button={words.show}
            section={several}
            onAnswer={(given) => {
              focusNext(stepHead)
              go(placeAfterCheck(way, place, given))
            }}
            onBack={back}
          >
            <SummaryList
              rows={answerRows(way, answers, (id) => go({ ...place, at: id, changing: true }))}
              stepOf={(key) => keyOf(of, key)}
            />
          </QuestionStep>
        ) : (
          <QuestionStep
            // An answer that came from elsewhere, off a paper for one, is shown in the boxes.
            key={`${of} ${at} ${answers[at] ?? ''}`}
            flow={flow}
            asks={[{ id: at }]}
            answers={answers}
            today={today}
            section={several}
            onAnswer={({ [at]: given = '' }) => answer(given)}
            onBack={back}
          />
        )}
      </div>
    </WordsGiven>
  )
}

export const answerRows = ({ flow, context }: Way, answers: Answers, onChange: (id: string) => void): SummaryRow[] =>
  likelyWay(flow, answers, context).asked.flatMap((id) => {
    const question = flow.questions[id]
    const answer = answers[id]
    return question && answer !== undefined
      ? [{ key: id, label: question.short, value: printAnswer(question, answer), onChange: () => onChange(id) }]
      : []
  })

const none: readonly string[] = []
