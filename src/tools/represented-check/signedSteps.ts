import { kindOfStep, signingSteps } from '../case/steps.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { fromSteps } from '../questions/fromLender.ts'
import type { CheckAnswers } from '../questions/reachableCheck.ts'
import {
  type RepresentedQuestionId,
  representedCheck,
  representedQuestions,
  type RepresentedVerdict,
} from './representedCheck.ts'

/** The signs that are asked about, one a page. */
export const signSteps = (): string[] => representedQuestions.map((id) => `sign:${id}`)

/** Verdict on the answers. */
export function signedVerdict(answers: CheckAnswers): RepresentedVerdict {
  const given = representedQuestions.flatMap((id) => (answers[`sign:${id}`] ? [[id, answers[`sign:${id}`]]] : []))
  return representedCheck(Object.fromEntries(given) as Partial<Record<RepresentedQuestionId, 'yes' | 'no' | 'unsure'>>)
}

/** Questions for the letter: to the firm, or to a lender that names a firm nobody chose. */
export function letterSteps(now: Snapshot, inTime: boolean): string[] {
  const toFirm = ['firm', 'signed', ...(inTime ? [] : ['leave'])]
  const toLender = ['lender-dated', ...fromSteps(now)]
  return [...(now.answers.checks?.['write-to'] === 'lender' ? toLender : toFirm), ...signingSteps(now.caseFile)]
}

/** True for the steps before a letter is wanted. */
export const isSign = (step: string): boolean => ['', 'sign', 'result'].includes(kindOfStep(step))
