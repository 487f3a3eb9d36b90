import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const complaintLetter: ToolDescriptor = {
  kind: 'case',
  facts: letterFacts,
  letters: [
    'complaint/complaint',
    'complaint/agreement-copy',
    'instead/represented',
    'instead/complained-before',
    ...firmLetterParts,
  ],
  words: ['questions', 'complaint-letter', 'letters', 'clocks'],
  papers: 'case',
  component: () => import('./Tool.tsx'),
}
