import { type Blank, blanksIn, numberBlanks } from './blanks.ts'
import { rulesValues } from './complaintValues.ts'
import type { LetterContext } from './letterContext.ts'
import { blockText } from './toPlainText.ts'
import { writeFrom } from './writeFrom.ts'

/** A letter to fill in by hand: plain text with numbered blanks. It needs no script. */
export type TemplateLetter = { id: 'ask' | 'complain' | 'no-reply'; title: string; text: string; blanks: Blank[] }

/** The three letters, named by what they say. */
export const templateLetters = (
  context: Pick<LetterContext, 'today' | 'facts' | 'standing' | 'templates'>,
): TemplateLetter[] =>
  (['ask', 'complain', 'no-reply'] as const).map((id) => {
    const { title, blocks } = writeFrom(`copy/${id}`, { for: 'self', ...rulesValues([], context) }, context)
    const text = numberBlanks(blocks.map(blockText).join('\n\n'))
    return { id, title, text: `${text}\n`, blanks: blanksIn(text) }
  })
