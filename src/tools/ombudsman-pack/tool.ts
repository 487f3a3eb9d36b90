import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const ombudsmanPack: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, 'ombudsman.award-limit'],
  letters: [
    'pack/cover',
    'pack/summary',
    'pack/events',
    'pack/evidence',
    'pack/reasons',
    'pack/remedy',
    'pack/needs',
    'pack/answer',
    'pack/sending',
    'pack/notes',
    'instead/represented',
    'instead/late',
    'instead/wait',
    'instead/paused',
    'instead/complain-first',
    'parts/event',
    'parts/evidence-item',
    ...firmLetterParts,
  ],
  words: ['questions', 'ombudsman-pack', 'letters', 'evidence-checklist', 'clocks'],
  papers: true,
  component: () => import('./Tool.tsx'),
}
