import { inWords } from '../../letters/inWords.ts'
import { wordsIn } from '../../letters/wordsIn.ts'
import { changeCase } from '../case/caseStore.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'
import { Plate } from '../kit/Plate.tsx'
import { Result } from '../kit/Result.tsx'
import { forgetSteps, inChecks } from '../questions/inChecks.ts'
import { signedVerdict, signSteps } from './signedSteps.ts'

/** Whether a firm may act, why, and the letter that helps. */
export function VerdictPage({ now, context: { facts, today, words }, go, back }: EndProps) {
  const { questions, verdicts } = wordsIn(words, 'represented-check')
  const { verdict, letter } = signedVerdict(now)
  const { title, advice } = verdicts[verdict]
  const { checks } = now.answers
  const yes = questions.filter(({ id }) => checks?.[`sign:${id}`] === 'yes')
  const startAgain = () => {
    changeCase(forgetSteps([...signSteps(), 'write-to', 'leave', 'lender-dated']))
    go('')
  }
  const write = (to: 'firm' | 'lender') => {
    changeCase(inChecks({ 'write-to': to }))
    go('firm-letter')
  }
  return (
    <>
      <button type="button" className="back" onClick={back}>
        Back
      </button>
      <Result title={title} fileName="does-a-firm-act-for-you" onStartAgain={startAgain}>
        <Plate heading={title}>
          <p>{advice}</p>
        </Plate>
        {yes.length > 0 && (
          <section aria-labelledby="signs">
            <h3 id="signs">What speaks for it</h3>
            <ul>
              {yes.map(({ id, question }) => (
                <li key={id}>
                  {question} <strong>Yes.</strong>
                </li>
              ))}
            </ul>
          </section>
        )}
        {verdict === 'likely' && (
          <section aria-labelledby="leave">
            <h3 id="leave">{letter === 'cancel' ? 'If you want to leave it' : 'If you never chose that firm'}</h3>
            {letter === 'cancel' ? (
              <>
                <p>
                  In the first {inWords(facts, 'fees.cooling-off', today)} you can cancel without a reason. After that
                  you can still leave, and the firm may charge for work it has really done. Leaving is not always wise:
                  near the end it may cost as much as staying.
                </p>
                <p data-screen-only="">
                  <button type="button" className="button" onClick={() => write('firm')}>
                    Write to the firm
                  </button>
                </p>
              </>
            ) : (
              <>
                <p>Say so to the lender, and ask for a copy of the authority it was sent.</p>
                <p className="row" data-screen-only="">
                  <button type="button" className="button" onClick={() => write('lender')}>
                    Write to the lender
                  </button>
                  <button type="button" className="as-link" onClick={() => write('firm')}>
                    Write to the firm instead
                  </button>
                </p>
              </>
            )}
          </section>
        )}
        {verdict !== 'unlikely' && (
          <section aria-labelledby="find">
            <h3 id="find">How to find out</h3>
            <ul>
              <li>Search your email and texts for “letter of authority”, “terms of engagement” and “your claim”.</li>
              <li>Ask the lender: “Has anyone written to you for me?”</li>
              <li>
                Look the firm up in{' '}
                <a href="https://register.fca.org.uk" rel="external noreferrer">
                  the Financial Services Register
                </a>
                . Ring the number shown there.
              </li>
            </ul>
          </section>
        )}
        <section aria-labelledby="free">
          <h3 id="free">{verdict === 'unlikely' ? 'You can complain yourself, free' : 'You do not need a firm'}</h3>
          <p>
            The lender and the ombudsman charge nothing.{' '}
            {verdict === 'unlikely' ? (
              <a href="/guides/complaint-letter-generator">Write your complaint</a>
            ) : (
              <>
                Find out first, then <a href="/guides/complaint-letter-generator">write your complaint</a>: with two
                firms you could owe two fees.
              </>
            )}
          </p>
          <p>If you have signed with a firm, please do not sign with us as well.</p>
          <FeeLine facts={facts} today={today} />
        </section>
        <FactSources facts={['fees.cooling-off', ...feeLineFacts].flatMap((id) => facts.get(id) ?? [])} today={today} />
      </Result>
    </>
  )
}
