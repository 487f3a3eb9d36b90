import { type ProseContext, standingWords } from '../content/prose/context.ts'
import { plainText } from '../content/prose/plainText.ts'
import type { Flow, FlowQuestion } from '../flows/schema.ts'
import { financedBrands } from '../site/lenderData.ts'
import type { Site } from '../site/site.ts'
import type { ToolWords } from '../toolkit/wordsFiles.ts'
import type { StaticProps } from '../tools/descriptor.ts'
import { type ToolId, wordsOfTool } from '../tools/index.ts'

export const staticProps = (site: Site): StaticProps => ({
  facts: site.facts,
  today: site.today,
  letterParagraph: letterParagraphOf(site),
  letters: site.letters,
  words: site.words,
  lenderLetters: site.lenderLetters,
  brands: financedBrands(site),
})

/** Paragraph about the scheme that letters print in its present state; empty where the site has no such words. */
export function letterParagraphOf({ prose }: Site): string {
  const words = standingWords(prose, 'letter-paragraph')
  return words ? plainText(words, prose) : ''
}

/** Words a tool needs in the browser: all but those under `static`, which only its form without script shows. */
export const clientMessages = ({ words }: Pick<Site, 'words'>, tool: ToolId): Partial<ToolWords> =>
  Object.fromEntries(
    wordsOfTool(tool).map((one) => [
      one,
      words[one] && Object.fromEntries(Object.entries(words[one]).filter(([name]) => name !== 'static')),
    ]),
  )

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
  const hinted = <Of extends { hint?: string | undefined }>(of: Of): Of =>
    of.hint === undefined ? of : { ...of, hint: print(of.hint) }
  const printed = { ...hinted(question), ask: print(question.ask), short: print(question.short) }
  if (printed.kind !== 'choice') return printed
  return { ...printed, options: printed.options.map((option) => ({ ...hinted(option), label: print(option.label) })) }
}

const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]))
