import { inWords } from '../../letters/inWords.ts'
import { wordsIn } from '../../letters/wordsIn.ts'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'
import { Plate } from '../kit/Plate.tsx'
import { Result } from '../kit/Result.tsx'
import type { CheckEndProps } from '../questions/CheckFlow.tsx'
import { genuineCheck, genuineFacts, type GenuineQuestionId, type YesNoUnsure } from './genuineCheck.ts'
import { LenderContact } from './LenderContact.tsx'

/** What the answers come to, the signs among them, and safe ways to check. */
export function GenuineResult({
  answers,
  context: { facts, today, lenders, words },
  onBack,
  onStartAgain,
}: CheckEndProps) {
  const { questions, verdicts } = wordsIn(words, 'genuine-check')
  const { verdict, signs } = genuineCheck(answers as Partial<Record<GenuineQuestionId, YesNoUnsure>>)
  const { title, advice } = verdicts[verdict]
  const shown = questions.filter(({ id }) => signs.includes(id as GenuineQuestionId) && answers[id] !== undefined)
  const [bank, text] = genuineFacts.map((id) => inWords(facts, id, today))
  return (
    <>
      <button type="button" className="back" onClick={onBack}>
        Back
      </button>
      <Result title={title} fileName="is-it-genuine" onStartAgain={onStartAgain}>
        <Plate heading={title}>
          <p>{advice}</p>
        </Plate>
        {shown.length > 0 && (
          <section aria-labelledby="signs">
            <h3 id="signs">What speaks against it</h3>
            <ul>
              {shown.map(({ id, question, why }) => (
                <li key={id}>
                  <strong>{question}</strong> {answers[id] === 'yes' ? 'Yes.' : 'Not sure.'} {why}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="what-now">
          <h3 id="what-now">What to do now</h3>
          <ul>
            <li>
              <strong>You gave bank or card details:</strong> ring your bank at once. <a href={`tel:${bank}`}>{bank}</a>{' '}
              reaches most UK banks safely.
            </li>
            <li>
              <strong>It is a text:</strong> forward it to <strong>{text}</strong>, free. Then delete it.
            </li>
            <li>
              <strong>It is a call:</strong> hang up. Wait, or use another phone, before you ring anyone.
            </li>
            <li>
              <strong>You may have signed something:</strong>{' '}
              <a href="/guides/represented-check">see if a firm acts for you</a>.
            </li>
          </ul>
        </section>
        <LenderContact lenders={lenders} />
        <section aria-labelledby="free-way">
          <h3 id="free-way">You never have to pay to ask</h3>
          <p>
            Writing to the lender and going to the ombudsman are free.{' '}
            <a href="/guides/complaint-letter-generator">Write to the lender yourself</a>. You need no firm for that.
          </p>
          <FeeLine facts={facts} today={today} />
        </section>
        <p>No check can prove that a message is real. When in doubt, leave it.</p>
        <FactSources facts={[...genuineFacts, ...feeLineFacts].flatMap((id) => facts.get(id) ?? [])} today={today} />
      </Result>
    </>
  )
}
