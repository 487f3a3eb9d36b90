import { words, group, named } from '../../content/words/fields.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'

export const TemplateFile = group('What stands around the letters to copy.', {
  ...named('title'),
  filled: words('When no blank is left.'),
  next: words('The button to the next blank.'),
  again: words('The button that takes all back.'),
  delete: askedBefore('Asked before it does.'),
  ...named('label', 'hint'),
})
