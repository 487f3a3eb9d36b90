import { UNKNOWN } from '../flows/answers.ts'
import { letterAnswers } from '../flows/letterAnswers.ts'
import type { Flow } from '../flows/schema.ts'
import type { Site } from '../site/site.ts'
import { papersOfTool, type ToolId } from '../tools/index.ts'
import type { PaperAnswers, PaperQuestion } from '../toolkit/papers/flowRows.ts'
import type { PapersProps } from '../toolkit/papers/papersData.ts'
import { IslandOf } from './IslandOf.tsx'
import { preparedFlow } from './toolProps.ts'

/** The most agreements of a case that papers can be put into at once. */
const mostInCase = 10

/** The way in to reading papers, beside a tool that takes answers from them. Until its script has come it leads to the sheet that says where to look; where none runs it is not shown. */
export function PapersIsland({ site, tool, flow }: { site: Site; tool: ToolId; flow: Flow | undefined }) {
  const takes = papersOfTool(tool)
  const words = site.words.papers
  if (!takes || !words) return null
  const { open, openHint } = words
  const props: PapersProps =
    takes === 'case' || !flow
      ? { open, openHint, most: mostInCase }
      : {
          open,
          openHint,
          questions: questionsOf(preparedFlow(flow, site.prose), takes),
          letterAnswers: letterAnswersOf(flow),
          most: flow.several?.most ?? 1,
        }
  return (
    <div className="papers-place" data-screen-only="">
      <IslandOf name="Papers" id="papers" start="intent" forCase={props.questions !== undefined} props={props}>
        <p className="papers-way">
          <a className="button quiet" href={words.sheetPath} data-wait="" data-part="papers">
            {open}
          </a>{' '}
          <span className="hint">{openHint}</span>
        </p>
      </IslandOf>
    </div>
  )
}

const letterAnswersOf = (flow: Flow): PapersProps['letterAnswers'] => {
  const answers = letterAnswers(flow)
  return Object.keys(answers).length > 0 ? answers : undefined
}

/** Questions that have been taken out of the flow, or not yet put in, are passed over. */
const questionsOf = ({ questions }: Flow, takes: PaperAnswers): PaperQuestion[] =>
  Object.entries(takes).flatMap(([id, answer]) => {
    const question = questions[id]
    if (!question) return []
    const labels =
      question.kind === 'choice'
        ? Object.fromEntries(question.options.map(({ value, label }) => [value, label]))
        : question.unknown === undefined
          ? {}
          : { [UNKNOWN]: question.unknown }
    return [{ id, label: question.short, kind: question.kind, labels, ...answer }]
  })
