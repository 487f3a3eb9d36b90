import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const complaintLetter: ToolDescriptor = {
  kind: 'case',
  facts: letterFacts,
  letters: ['complaint/complaint', 'instead/represented', 'instead/complained-before', ...firmLetterParts],
  words: ['questions', 'complaint-letter', 'letters', 'clocks'],
  papers: true,
  component: () => import('./Tool.tsx'),
}
