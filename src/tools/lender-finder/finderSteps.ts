import type { Snapshot } from '../../toolkit/case/snapshot.ts'

/** List the questions: the make and the year, or a name; nothing more of someone who knows neither. */
export const stepsOf = ({ answers: { checks } }: Pick<Snapshot, 'answers'>): string[] => [
  'know',
  ...(further[checks?.['know'] ?? ''] ?? ['make', 'year']),
]

const further: Readonly<Record<string, readonly string[]>> = { name: ['name'], neither: [] }
