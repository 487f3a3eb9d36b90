import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const accessRequest: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, 'sar.complaints-process-from'],
  letters: [
    'access/sar',
    'access/sar-no-reply',
    'access/sar-identity',
    'access/sar-extension',
    'access/sar-partial',
    'access/sar-fee',
    'access/sar-excessive',
    'access/sar-firm-complaint',
    'access/ico-complaint',
    'instead/estate',
    'parts/access-item',
    ...firmLetterParts,
  ],
  words: ['questions', 'access-request', 'letters', 'clocks'],
  papers: true,
  component: () => import('./Tool.tsx'),
}
