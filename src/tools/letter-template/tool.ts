import { group, named } from '../../content/words/fields.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'
import { letterFacts, type ToolWithWords } from '../descriptor.ts'

const TemplateFile = group('What stands around the letters to copy.', {
  ...named('title', 'filled', 'next', 'again'),
  delete: askedBefore('Asked before it does.'),
  ...named('label', 'hint'),
})

export const letterTemplate: ToolWithWords<typeof TemplateFile> = {
  kind: 'case',
  facts: letterFacts,
  letters: ['copy/ask', 'copy/complain', 'copy/no-reply', 'copy/agreement-copy'],
  words: ['letter-template'],
  resultAtOnce: true,
  wordsFile: TemplateFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
