import { group, named } from '../../content/words/fields.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'

export const TemplateFile = group('What stands around the letters to copy.', {
  ...named('title', 'filled', 'next', 'again'),
  delete: askedBefore('Asked before it does.'),
  ...named('label', 'hint'),
})
