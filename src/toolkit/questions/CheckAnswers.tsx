import type { EndProps } from '../run/StepFlow.tsx'
import { lenderKey, lenderKeysOf } from '../../casefile/lenderKey.ts'
import { Filled } from '../../components/Filled.tsx'
import { namedLenders } from '../../letters/startLetter.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { aboutOfStep } from '../../flows/steps.ts'
import { changeCase } from '../case/caseStore.ts'
import type { Change } from '../case/snapshot.ts'
import { newLenderStep } from '../case/steps.ts'
import { useAnswerSource } from '../controls/answerSource.ts'
import { SummaryList } from '../controls/SummaryList.tsx'
import { lenderNameOf } from './agreements.ts'
import { questionWords } from './PageQuestion.tsx'
import { agreementRows, personRows, rowsToChange } from './checkRows.ts'
import { QuestionsPage } from './QuestionsPage.tsx'
import { LinkButton, QuietButton } from '../../components/Button.tsx'

/** All answers, to be checked before anything is made of them. What is still to be asked is asked on top. */
export function CheckAnswers({
  end: {
    now,
    now: { caseFile },
    context,
    change,
    go,
    back,
    left,
  },
  also = [],
  next,
  button,
}: {
  end: EndProps
  /** Answers that only this tool asks for. */
  also?: readonly { key: string; label: string; value: string | undefined }[]
  next: string
  button: string
}) {
  const questions = questionWords({ context })
  const words = questions.check
  const Source = useAnswerSource()
  const { agreements } = caseFile
  const keys = lenderKeysOf(caseFile)
  const rowsOf = (rows: Parameters<typeof rowsToChange>[0]) =>
    rowsToChange(
      rows.filter(({ key }) => !left.steps.includes(key)),
      change,
      words,
    ).map((row) => ({ ...row, ...(Source ? { note: <Source step={row.key} /> } : {}) }))
  const asksMore = left.steps.length > left.folded.length
  return (
    <QuestionsPage
      key={left.steps.join(' ')}
      {...left}
      {...{ now, context, button }}
      heading={words.title}
      lead={asksMore ? words.missing : undefined}
      onAnswer={(answers) => left.answer(answers, next)}
      onBack={back}
    >
      {agreements.map((agreement, index) => (
        <section key={agreement.id}>
          <h3>{agreements.length > 1 ? fillIn(words.agreementOf, { number: index + 1 }) : words.agreement}</h3>
          <SummaryList rows={rowsOf(agreementRows(caseFile, agreement.id, context))} />
          {keys.length > 1 && (
            <LinkButton onClick={() => changeCase(withoutLender(lenderKey(agreement)))}>
              {fillIn(words.remove, { lender: lenderNameOf(agreement, context) })}
            </LinkButton>
          )}
        </section>
      ))}
      <p>
        <QuietButton onClick={() => go(newLenderStep(caseFile))}>{words.add}</QuietButton>{' '}
        <span className="hint">{words.addHint}</span>
      </p>
      {keys.length > 0 && namedLenders(caseFile, { lenders: context.lenders.lenders }).length < keys.length && (
        <p className="doubt">
          <Filled words={words.noLender} />
        </p>
      )}
      {[
        { heading: words.you, rows: rowsOf(personRows(caseFile, questions)) },
        { heading: words.letter, rows: rowsOf([...also]) },
      ].map(
        ({ heading, rows }) =>
          rows.length > 0 && (
            <section key={heading}>
              <h3>{heading}</h3>
              <SummaryList rows={rows} />
            </section>
          ),
      )}
    </QuestionsPage>
  )
}

/** Takes a lender out of the case, with its agreements and what was asked about them. */
const withoutLender =
  (key: string): Change =>
  ({ caseFile, answers }) => {
    const ids = caseFile.agreements.filter((agreement) => lenderKey(agreement) === key).map(({ id }) => id)
    return {
      caseFile: { ...caseFile, agreements: caseFile.agreements.filter(({ id }) => !ids.includes(id)) },
      answers: { ...answers, asked: answers.asked.filter((step) => !ids.includes(aboutOfStep(step))) },
    }
  }
