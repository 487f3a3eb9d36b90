import { clockStatus } from '../../calendar/clockStatus.ts'
import { Filled } from '../../components/Filled.tsx'
import { longDateWithWeekday } from '../../dates/plainDate.ts'
import { letterToFirm, nextLetter } from '../../letters/nextLetter.ts'
import { written } from '../../letters/stopPage.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { AddToCalendar } from '../../toolkit/letters/AddToCalendar.tsx'
import { LetterPage, signingChanges } from '../../toolkit/letters/LetterPage.tsx'
import { fromLender, fromSteps } from '../../toolkit/questions/fromLender.ts'
import { keptDate } from '../../toolkit/questions/keptDate.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { coolingOff } from './signedSteps.ts'

/** The letter that cancels, asks for the cost, or tells a lender that nobody acts. */
export function SignedLetterPage(end: EndProps) {
  const words = useWords('represented-check').letter
  const { calendar, status } = useWords('clocks')
  const { changes } = useWords('letters').around
  const { now, context } = end
  const signing = signingChanges(now.caseFile, changes)
  const {
    caseFile,
    answers: { checks },
  } = now
  if (checks?.['write-to'] === 'lender') {
    const toLender = nextLetter(
      { kind: 'not-represented', lender: fromLender(now), about: keptDate(checks['lender-dated']) ?? context.today },
      caseFile,
      context,
    )
    return (
      <LetterPage
        written={toLender}
        end={end}
        changes={[{ step: fromSteps(now)[0] ?? 'from-other', label: changes.lender }, ...signing]}
      />
    )
  }
  const firm = caseFile.representative ?? { name: '' }
  const clock = coolingOff(firm.signedOn, context)
  const inTime = clock?.state === 'running'
  const kind = inTime ? 'cancel-in-time' : checks?.['leave'] === 'cancel' ? 'cancel-later' : 'fee-breakdown'
  const letter = letterToFirm(kind, firm, caseFile, context)
  const before =
    inTime && clock.lastDay ? (
      <div className="doubt">
        <p>
          <Filled
            words={words.inTime}
            values={{
              day: longDateWithWeekday(clock.lastDay),
              left: clockStatus(clock, context.today, status).toLowerCase(),
            }}
          />
        </p>
        <p>
          <AddToCalendar quiet clocks={[clock]} today={context.today}>
            {calendar.add}
          </AddToCalendar>
        </p>
      </div>
    ) : (
      <p>{kind === 'fee-breakdown' ? words.breakdown : words.later}</p>
    )
  return (
    <LetterPage
      written={written(letter)}
      end={end}
      before={before}
      changes={[
        { step: 'firm', label: words.changes.firm },
        { step: 'signed', label: words.changes.day },
        ...(inTime ? [] : [{ step: 'leave', label: words.changes.does }]),
        ...signing,
      ]}
    >
      <p>{words.after}</p>
    </LetterPage>
  )
}
