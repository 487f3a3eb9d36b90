import { followUpKinds } from '../../content/letters/letterKinds.ts'
import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const accessRequest: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, 'sar.complaints-process-from'],
  letters: [
    'access/sar',
    ...followUpKinds.map((kind) => `access/${kind}` as const),
    'instead/estate',
    'parts/access-item',
    ...firmLetterParts,
  ],
  words: ['questions', 'access-request', 'letters', 'clocks'],
  papers: 'case',
  component: () => import('./Tool.tsx'),
}
