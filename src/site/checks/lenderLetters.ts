import type { Problem } from '../../problems/problem.ts'
import { lenderLetterFaults } from '../../replies/lenderLetterFaults.ts'
import type { Draft } from '../draft.ts'

/** The letters that lenders send: their signs and cases name what there is. */
export const checkLenderLetters = ({ lenderLetters, site }: Draft): Problem[] =>
  lenderLetterFaults(lenderLetters, site.facts)
