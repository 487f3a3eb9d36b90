import { lenderKeysOf } from '../../casefile/lenderKey.ts'
import { LinkButton } from '../../components/Button.tsx'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { Letter } from '../../letters/letter.ts'
import { sarLetters } from '../../letters/sarLetters.ts'
import { keyOfReference } from '../../letters/startLetter.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { ShownPage } from '../../toolkit/controls/QuestionPage.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LetterChoice } from '../../toolkit/letters/LetterChoice.tsx'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { NextDates } from '../../toolkit/letters/NextDates.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { stepNameOf } from '../../toolkit/questions/agreements.ts'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { sarAnswers, sarOf } from './sarAnswers.ts'

export { formatQuestion, itemsQuestion } from './sarQuestions.ts'

/** The access requests: a list of them, or the one that `about` names by its place. */
export function AccessLettersPage({ now, about, context, go, back }: EndProps) {
  const { letters: words } = useWords('access-request')
  const { around } = useWords('letters')
  const letters = letterContext(context, now)
  const written = sarLetters(sarAnswers(now), letters)
  const keys = lenderKeysOf(now.caseFile)
  const shown = written.result === 'letters' ? written.letters : []
  const place = shown.length === 1 ? 0 : about === '' ? undefined : Number(about)
  const letter = place === undefined ? undefined : shown[place]
  // Requests to brokers stand among those to lenders; only the latter have a clock of the case.
  const keyOf = ({ reference }: Letter) => keyOfReference(reference, now.caseFile.id, keys)
  const key = letter && keyOf(letter)
  if (written.result === 'stop') return <StopWords page={written.page} onBack={back} />
  if (!letter)
    return (
      <ShownPage title={words.title} heading={fillIn(words.ready, { count: shown.length })} onBack={back}>
        <LetterChoice
          letters={shown}
          isSent={(index) => {
            const to = shown[index] && keyOf(shown[index])
            return now.caseFile.events.some(
              ({ kind, lenderId }) => kind === 'sarSent' && to !== undefined && lenderId === to,
            )
          }}
          onOpen={(index) => go(`letter:${index}`)}
        />
      </ShownPage>
    )
  return (
    <ShownPage title={words.title} heading={fillIn(words.to, { name: letter.to.name })} onBack={back}>
      <p data-screen-only="">{words.says}</p>
      <LetterPanel key={letter.reference} letter={letter} now={now}>
        {key !== undefined && <NextDates kind="sarSent" lender={key} caseFile={now.caseFile} context={letters} />}
      </LetterPanel>
      <nav aria-label={around.afterAbout} className="after" data-screen-only="">
        <h3>{around.after}</h3>
        <ul>
          {place !== undefined && place + 1 < shown.length && (
            <li>
              <LinkButton onClick={() => go(`letter:${place + 1}`)}>
                {fillIn(words.next, { name: shown[place + 1]?.to.name ?? '' })}
              </LinkButton>
            </li>
          )}
          {key !== undefined && (
            <li>
              <LinkButton onClick={() => go(`follow-up:${stepNameOf(now.caseFile, key)}`)}>{words.followUp}</LinkButton>
            </li>
          )}
          <li>
            <Filled words={words.complaint} />
          </li>
        </ul>
      </nav>
    </ShownPage>
  )
}

/** All answers, with what is asked for and in which form. */
export function AccessCheck(end: EndProps) {
  const { items, format } = sarOf(end.now.answers)
  const words = toolWords(end.context.words, 'access-request')
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button={words.write}
      also={[
        {
          key: 'sar-items',
          label: words.asked.check,
          value: words.items
            .filter(({ id }) => items.some((one) => one === id))
            .map(({ label }) => label)
            .join('; '),
        },
        {
          key: 'sar-format',
          label: words.format.check,
          value: format === 'portal' ? words.format.portalShort : words.format[format],
        },
      ]}
    />
  )
}
