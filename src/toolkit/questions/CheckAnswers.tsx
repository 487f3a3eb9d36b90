import type { EndProps } from '../run/StepFlow.tsx'
import { lenderKeysOf } from '../../casefile/lenderKey.ts'
import { Filled } from '../../components/Filled.tsx'
import { namedLenders } from '../../letters/startLetter.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { SummaryList } from '../controls/SummaryList.tsx'
import { useTitle } from '../controls/useTitle.ts'
import { questionWords } from './Asked.tsx'
import { agreementRows, personRows, rowsToChange } from './checkRows.ts'

/** All answers, to be checked before anything is made of them. */
export function CheckAnswers({
  end: {
    now: { caseFile },
    context,
    change,
    go,
    back,
  },
  also,
  next,
  button,
}: {
  end: EndProps
  /** Answers that only this tool asks for. */
  also: readonly { key: string; label: string; value: string | undefined }[]
  next: string
  button: string
}) {
  const questions = questionWords({ context })
  const words = questions.check
  useTitle(words.title)
  const { agreements } = caseFile
  return (
    <>
      <button type="button" className="back" onClick={back}>
        Back
      </button>
      <h2 className="ask" tabIndex={-1}>
        {words.title}
      </h2>
      {agreements.map(({ id }, index) => (
        <section key={id}>
          <h3>{agreements.length > 1 ? fillIn(words.agreementOf, { number: index + 1 }) : words.agreement}</h3>
          <SummaryList rows={rowsToChange(agreementRows(caseFile, id, context), change, words)} />
        </section>
      ))}
      <p>
        <button type="button" className="as-link" onClick={() => change('lenders')}>
          {words.lenders}
        </button>
      </p>
      {namedLenders(caseFile, { lenders: context.lenders.lenders }).length < lenderKeysOf(caseFile).length && (
        <p className="doubt">
          <Filled words={words.noLender} />
        </p>
      )}
      <h3>{words.you}</h3>
      <SummaryList rows={rowsToChange(personRows(caseFile, questions), change, words)} />
      {also.length > 0 && (
        <>
          <h3>{words.letter}</h3>
          <SummaryList rows={rowsToChange([...also], change, words)} />
        </>
      )}
      <button type="button" className="button" onClick={() => go(next)}>
        {button}
      </button>
    </>
  )
}
