import type { CheckAnswers } from '../questions/reachableCheck.ts'

/** What is asked: the make and the year, or a name. */
export const finderSteps = ({ know }: CheckAnswers): string[] => (know === 'name' ? ['know', 'name'] : ['know', 'make', 'year'])
