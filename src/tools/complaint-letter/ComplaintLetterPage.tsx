import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { agreementCopyLetter } from '../../letters/agreementCopy.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { namedLenders } from '../../letters/startLetter.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { newLenderStep } from '../../toolkit/case/steps.ts'
import { ShownPage } from '../../toolkit/controls/ShownPage.tsx'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { NextDates } from '../../toolkit/letters/NextDates.tsx'
import { jointHolders, lettersOf } from './lettersOf.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LinkButton } from '../../components/Button.tsx'

/** One complaint letter, what happens after it, and the way to the next. `about` is its place among the letters. */
export function ComplaintLetterPage({ now, about, context, go, change, back }: EndProps) {
  const { letters: words } = useWords('complaint-letter')
  const { around } = useWords('letters')
  const questions = useWords('questions')
  const letters = letterContext(context, now)
  const written = lettersOf(now, letters)
  const place = Number(about)
  const letter = written.result === 'letters' ? written.letters[place] : undefined
  const key = namedLenders(now.caseFile, letters)[place]
  if (!letter || key === undefined || written.result === 'stop')
    return (
      <p>
        <LinkButton onClick={() => change('check')}>{questions.check.title}</LinkButton>
      </p>
    )
  const others = jointHolders(now.caseFile, key)
  const next = written.letters[place + 1]
  return (
    <ShownPage title={around.yours} heading={fillIn(around.yourLetterTo, { name: letter.to.name })} onBack={back}>
      <p data-screen-only="">
        <Filled words={words.reference} values={{ reference: letter.reference }} />
      </p>
      <LetterPanel key={key} letter={letter} now={now} form={formOf(context.lenders, key)}>
        {now.answers.want !== 'information' && (
          <NextDates kind="complaintSent" lender={key} caseFile={now.caseFile} context={letters} />
        )}
      </LetterPanel>
      <nav aria-label={around.afterAbout} className="after" data-screen-only="">
        <h3>{around.after}</h3>
        <ul>
          {next && (
            <li>
              <LinkButton onClick={() => go(`letter:${place + 1}`)}>
                {fillIn(words.next, { name: next.to.name })}
              </LinkButton>
            </li>
          )}
          {others.map((name, index) => (
            <li key={name}>
              <LinkButton onClick={() => go(`joint-letter:${place}:${index}`)}>
                {fillIn(words.joint, { name })}
              </LinkButton>
            </li>
          ))}
          {agreementCopyLetter(key, now.caseFile, letters) && (
            <li>
              <LinkButton onClick={() => go(`agreement-copy:${place}`)}>{words.copy}</LinkButton>
            </li>
          )}
          <li>
            <LinkButton onClick={() => go(newLenderStep(now.caseFile))}>{words.another}</LinkButton>
          </li>
          <li>
            <Filled words={words.papers} />
          </li>
        </ul>
      </nav>
    </ShownPage>
  )
}

/** The form for complaints of the firm that answers for a lender. */
function formOf({ lenders }: LenderData, key: string): string | undefined {
  const lender = lenders.find(({ slug }) => slug === key)
  const answers = lender?.successor ? lenders.find(({ slug }) => slug === lender.successor?.slug) : lender
  return answers?.complaints.webform ?? undefined
}
