import { factInWords } from './factInWords.ts'
import { type FilledFrom, fill, fillWords, type Row, templateNamed, type Values } from './fill.ts'
import type { Block } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import type { LetterId, ValuesOf } from './letterFields.ts'
import { blockText } from './toPlainText.ts'
import { withNames } from './withNames.ts'

type Context = Pick<LetterContext, 'today' | 'facts' | 'templates'>

/** A template filled: its lines, and its paragraphs. Throws when the page was not given it. */
export function writeFrom<Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context) {
  const {
    subject = [],
    title = [],
    does = [],
    rests = [],
    greeting = '',
    closing = '',
    next = [],
    body,
  } = templateNamed(context.templates, id)
  const from = filledFrom(context)
  const given = values as Values
  return {
    subject: fillWords(subject, given, from),
    title: fillWords(title, given, from),
    does: fillWords(does, given, from),
    rests: fillWords(rests, given, from),
    greeting,
    closing,
    next,
    blocks: withNames(fill(body, given, from), String(given['name'] ?? '')),
  }
}

/** Fill a template of paragraphs only, as text. */
export const paragraphsOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): string[] =>
  blocksOf(id, values, context).map(blockText)

export const linesOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): string[] =>
  blocksOf(id, values, context).flatMap((block) => (block.kind === 'list' ? block.items : []))

export const rowsOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): Row[] =>
  blocksOf(id, values, context).flatMap((block) => (block.kind === 'details' ? block.rows : []))

/** The blocks of a template as they go into another, which knows who has been named before them. */
const blocksOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): Block[] =>
  fill(templateNamed(context.templates, id).body, values as Values, filledFrom(context))

const filledFrom = ({ templates, facts, today }: Context): FilledFrom => ({
  templates,
  factOn: (id, day) => factInWords(facts, id, day ?? today),
})
