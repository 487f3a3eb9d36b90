import { z } from 'zod'
import { words } from '../../content/words/fields.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'

/** What stands around the letters to copy. */
export const TemplateFile = z.strictObject({
  title: words('The question.'),
  filled: words('When no blank is left.'),
  next: words('The button to the next blank.'),
  again: words('The button that takes all back.'),
  delete: askedBefore('Asked before it does.'),
  label: words('The box.'),
  hint: words('Under its label.'),
})
