import { FirmQuestion } from './FirmQuestion.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { LenderDatedQuestion } from './LenderDatedQuestion.tsx'
import { SignedQuestion } from './SignedQuestion.tsx'

/** The pages of the questions that the letter to the firm or the lender needs. */
export const letterPages = {
  firm: FirmQuestion,
  signed: SignedQuestion,
  leave: LeaveQuestion,
  'lender-dated': LenderDatedQuestion,
}
