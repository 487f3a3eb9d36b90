import { numberBlanks } from './blanks.ts'
import { rulesValues } from './complaintValues.ts'
import type { LetterContext } from './letterContext.ts'
import { blockText } from './toPlainText.ts'
import { writeFrom } from './writeFrom.ts'

const ids = ['ask', 'complain', 'no-reply', 'agreement-copy'] as const

/** A letter to fill in by hand: plain text with numbered blanks. It needs no script. */
export type TemplateLetter = { id: (typeof ids)[number]; title: string; text: string }

export const templateLetters = (
  context: Pick<LetterContext, 'today' | 'facts' | 'letterParagraph' | 'templates'>,
): TemplateLetter[] =>
  ids.map((id) => {
    const { title, blocks } = writeFrom(
      `copy/${id}`,
      { for: 'self', 'how-many': 'one', ...rulesValues([], context) },
      context,
    )
    return { id, title, text: `${numberBlanks(blocks.map(blockText).join('\n\n'))}\n` }
  })
