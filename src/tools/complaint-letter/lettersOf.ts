import type { CaseFile } from '../../casefile/caseFile.ts'
import { saidNoOneActs } from '../../casefile/contradictions.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import { type ComplaintAnswers, complaintLetters } from '../../letters/complaintLetters.ts'
import type { Letter } from '../../letters/letter.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { Written } from '../../letters/stopPage.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'

/** The answers as the letters take them. */
const complaintAnswers = (now: Snapshot): ComplaintAnswers => ({
  caseFile: now.caseFile,
  want: now.answers.want ?? 'both',
  complainedBefore: now.answers.complainedBefore ?? false,
  noFirm: saidNoOneActs(now),
})

/** The complaint letters of a case, or the page that says why there is none. */
export const lettersOf = (now: Snapshot, context: LetterContext): Written<Letter[]> =>
  complaintLetters(complaintAnswers(now), context)

/** The other holders of the agreements with a lender, by name. */
export const jointHolders = ({ agreements }: CaseFile, key: string): string[] => [
  ...new Set(
    agreements.filter((agreement) => lenderKey(agreement) === key).flatMap(({ jointNames }) => jointNames ?? []),
  ),
]
