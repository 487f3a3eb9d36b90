import { letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const ombudsmanPack: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, 'ombudsman.phone', 'ombudsman.phone-alternative', 'ombudsman.award-limit'],
  component: () => import('./Tool.tsx'),
}
