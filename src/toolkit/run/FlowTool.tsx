import { useEffect, useMemo } from 'react'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Answers, FlowContext } from '../../flows/answers.ts'
import { fromQuery, keyOf, printAnswer, toQuery } from '../../flows/query.ts'
import { likelyWay, routeOf, answersOn } from '../../flows/route.ts'
import type { Flow } from '../../flows/schema.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { FetchedPart } from '../controls/fetchedPart.tsx'
import { SummaryList, type SummaryRow } from '../controls/SummaryList.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import { WordsGiven } from '../controls/useWords.ts'
import { stepHead, useArrival, useNextFocus } from '../controls/arrival.ts'
import { goBack, pushSearch, replaceSearch, useAddressSearch } from './address.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { back, next, reachableStep, type Walk } from '../../flows/steps.ts'

/** Props of a tool: its questions, the facts it works with, and the words its result shows. */
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
  const finished = useMemo(() => finishedIn(way, fromQuery(way.flow, new URLSearchParams(answered))), [way, answered])
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
            ids={left.map(({ id }) => id)}
            unsaid={Object.fromEntries(
              left.flatMap(({ id, unknown }) => (unknown === undefined ? [] : [[id, unknown]])),
            )}
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
            ids={[at]}
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

const finishedIn = ({ flow, context }: Way, runs: readonly Answers[]): Finished[] =>
  runs.flatMap((answers, index) => {
    const { outcome } = routeOf(flow, answers, context)
    return outcome === null ? [] : [{ index, answers, outcome }]
  })

/** Place of a visitor in a tool, and everything answered so far. All of it stands in the page's address. */
export type Place = {
  /** One set of answers for each agreement, or whatever the tool asks about several times. There is always one. */
  runs: readonly Answers[]
  of: number
  /** A question's id, or one of the two steps after the last question. */
  at: string | 'check' | 'result'
  /** True on the way back to an answer to change it. */
  changing: boolean
  settings: Answers
}

export type Way = {
  flow: Flow
  context: FlowContext
  checksFirst: boolean
  settingKeys: readonly string[]
}

/** The place an address leads to. What it cannot lead to is passed over for the nearest place it can. */
export function placeAt(way: Way, search: string): Place {
  const { flow, settingKeys } = way
  const query = new URLSearchParams(search)
  const runs = fromQuery(flow, query)
  const of = Math.min(Math.max(0, Number(query.get('of') ?? 1) - 1 || 0), runs.length, (flow.several?.most ?? 1) - 1)
  if (of === runs.length) runs.push({})
  const settings = Object.fromEntries(
    settingKeys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? '']] : [])),
  )
  const wanted = query.get('at') ?? 'result'
  const walk = { ...walkOf(way, runs[of]), endAsks: way.checksFirst && wanted === 'check' }
  return {
    runs,
    of,
    at: reachableStep(walk, walk.steps.includes(wanted) || walk.ends.includes(wanted) ? wanted : 'result'),
    changing: query.has('change'),
    settings,
  }
}

/** The address of a place, from its "?"; empty for an untouched tool. The result is the place without a name, so that its address can be shared. */
export function addressOf({ flow }: Pick<Way, 'flow'>, { runs, of, at, changing, settings }: Place): string {
  const query = toQuery(flow, runs)
  for (const [key, value] of Object.entries(settings)) query.set(key, value)
  if (of > 0) query.set('of', String(of + 1))
  if (at !== 'result' && !(at === flow.start && query.size === 0)) query.set('at', at)
  if (changing) query.set('change', '1')
  return query.size === 0 ? '' : `?${query}`
}

/** Return the place after an answer: on through the questions, or, when one was changed, straight back to the end. */
export function placeAfter(way: Way, place: Place, answer: string): Place {
  const { runs, of, at, changing } = place
  const answers = { ...runs[of], [at]: answer }
  const walk = walkOf(way, answers)
  const after = next(walk, at, changing)
  if (!walk.ends.includes(after)) return { ...place, runs: runs.with(of, answers), at: after }
  const kept = answersOn(routeOf(way.flow, answers, way.context), answers)
  return { ...place, runs: runs.with(of, kept), at: after, changing: false }
}

/** Return the place after the check, which has asked what was left: the check of the next run that is open, or the result. */
export function placeAfterCheck(way: Way, place: Place, given: Answers): Place {
  const runs = place.runs.with(place.of, { ...place.runs[place.of], ...given })
  const isOpen = (answers: Answers) => routeOf(way.flow, answers, way.context).outcome === null
  const open = runs.findIndex((answers) => Object.keys(answers).length > 0 && isOpen(answers))
  return { ...place, runs, of: open < 0 ? place.of : open, at: open < 0 ? 'result' : 'check', changing: false }
}

/** The question before this one; undefined on the first. */
export function placeBefore(way: Way, place: Place): Place | undefined {
  const before = back(walkOf(way, place.runs[place.of]), place.at)
  return before === undefined ? undefined : { ...place, at: before, changing: false }
}

/** The way through one run. All its questions have answers but the last, where there is no outcome yet. */
function walkOf({ flow, context, checksFirst }: Way, answers: Answers = {}): Walk {
  const { asked, outcome } = routeOf(flow, answers, context)
  const open = outcome === null ? asked.at(-1) : undefined
  return { steps: asked, isAnswered: (step) => step !== open, ends: checksFirst ? ['check', 'result'] : ['result'] }
}

/** The place without one of its runs: at the result, or at the start again when it was the last. */
export function placeWithout({ flow }: Pick<Way, 'flow'>, place: Place, index: number): Place {
  const runs = place.runs.filter((_, each) => each !== index)
  return runs.length === 0 ? { ...place, runs: [{}], of: 0, at: flow.start } : { ...place, runs, of: 0, at: 'result' }
}
