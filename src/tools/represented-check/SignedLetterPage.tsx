import { longDateWithWeekday } from '../../dates/plainDate.ts'
import { cancelLetter, feeBreakdownLetter } from '../../letters/cancelLetters.ts'
import { nextLetter } from '../../letters/nextLetter.ts'
import { clockStatus } from '../../rules/deadlines/clockWords.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { LetterPage } from '../letters/LetterPage.tsx'
import { AddToCalendar } from '../letters/AddToCalendar.tsx'
import { fromLender, fromSteps } from '../questions/fromLender.ts'
import { keptDate } from '../questions/keptDate.ts'
import { coolingOff } from './coolingOff.ts'

const signing = [
  { step: 'name', label: 'your name' },
  { step: 'address:0', label: 'your address' },
  { step: 'reply', label: 'how they answer' },
]

/** The letter that cancels, asks for the cost, or tells a lender that nobody acts. */
export function SignedLetterPage(end: EndProps) {
  const { now, context } = end
  const {
    caseFile,
    answers: { checks },
  } = now
  const letters = letterContext(context, now)
  if (checks?.['write-to'] === 'lender') {
    const letter = nextLetter(
      { kind: 'not-represented', lender: fromLender(now), about: keptDate(checks['lender-dated']) ?? context.today },
      caseFile,
      letters,
    )
    return (
      <LetterPage
        letter={letter}
        end={end}
        changes={[{ step: fromSteps(now)[0] ?? 'from-other', label: 'the lender' }, ...signing]}
      />
    )
  }
  const firm = caseFile.representative ?? { name: '' }
  const clock = coolingOff(firm.signedOn, letters)
  const inTime = clock?.state === 'running'
  const letter =
    inTime || checks?.['leave'] === 'cancel'
      ? cancelLetter(firm, caseFile, letters)
      : feeBreakdownLetter(firm, caseFile, letters)
  const before =
    inTime && clock.lastDay ? (
      <div className="doubt">
        <p>
          You can cancel without a reason up to and including <strong>{longDateWithWeekday(clock.lastDay)}</strong> (
          {clockStatus({ ...clock, event: null }, context.today).toLowerCase()}). Send it by then, by email if you can,
          and keep proof.
        </p>
        <p>
          <AddToCalendar quiet clocks={[clock]} words={context.words} caseId={caseFile.id} today={context.today}>
            Add to calendar
          </AddToCalendar>
        </p>
      </div>
    ) : (
      <p>
        {letter.kind === 'fee-breakdown'
          ? 'This letter asks, and ends nothing.'
          : 'The firm may charge a reasonable sum for work it has done. The letter asks for the record of it.'}
      </p>
    )
  return (
    <LetterPage
      letter={letter}
      end={end}
      before={before}
      changes={[
        { step: 'firm', label: 'the firm' },
        { step: 'signed', label: 'the day' },
        ...(inTime ? [] : [{ step: 'leave', label: 'what it does' }]),
        ...signing,
      ]}
    >
      <p>
        Then tell each lender that the firm no longer acts for you. If the charge looks wrong, complain to the firm,
        then to the ombudsman or, about a law firm, to the Legal Ombudsman. Both are free.
      </p>
    </LetterPage>
  )
}
