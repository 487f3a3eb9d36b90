import type { Flow, FlowQuestion } from '../flows/schema.ts'
import type { ProseContext } from '../content/prose/context.ts'
import { plainText } from '../content/prose/plainText.ts'

/** A flow as a tool takes it to the browser: facts printed into its words, and the words of its outcomes left on the page. */
export function preparedFlow(flow: Flow, context: ProseContext): Flow {
  const print = (markdown: string) => plainText(markdown, context)
  const { notes } = flow
  return {
    ...flow,
    questions: mapped(flow.questions, (question) => printedQuestion(question, print)),
    outcomes: mapped(flow.outcomes, (outcome) => ({ ...outcome, title: print(outcome.title), body: '' })),
    ...(notes ? { notes: mapped(notes, (note) => ({ ...note, body: '' })) } : {}),
  }
}

function printedQuestion(question: FlowQuestion, print: (markdown: string) => string): FlowQuestion {
  const common = {
    ask: print(question.ask),
    short: print(question.short),
    ...(question.hint === undefined ? {} : { hint: print(question.hint) }),
  }
  if (question.kind !== 'choice') return { ...question, ...common }
  const options = question.options.map((option) => ({
    ...option,
    label: print(option.label),
    ...(option.hint === undefined ? {} : { hint: print(option.hint) }),
  }))
  return { ...question, ...common, options }
}

const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]))
