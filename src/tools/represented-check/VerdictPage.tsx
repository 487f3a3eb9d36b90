import { LinkButton, MainButton, MainLink } from '../../components/Button.tsx'
import { FilledList } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { WriteToLender } from '../../toolkit/controls/KeepComparison.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { forgetSteps, forgetVisit, inChecks } from '../../toolkit/questions/inChecks.ts'
import { signsGiven } from '../../toolkit/questions/signQuestion.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { type RepresentedQuestionId, representedQuestions, weighRepresentation } from './weighRepresentation.ts'

/** Say whether a firm may be acting, why, and which letter helps. */
export function VerdictPage(end: EndProps) {
  const { facts, today } = end.context
  const answers = signsGiven(end.now, representedQuestions)
  const { questions, verdicts, result: says } = useWords('represented-check')
  const contract = end.now.caseFile.events.findLast(({ kind }) => kind === 'contractSigned')
  const { verdict, letter } = weighRepresentation(answers, contract !== undefined)
  const { title, advice } = verdicts[verdict]
  const yes = questions.filter(({ id }) => answers[id as RepresentedQuestionId] === 'yes')
  const startAgain = () => {
    changeCase(forgetSteps(['write-to', 'leave', 'lender-dated']))
    forgetVisit(end)
  }
  const write = (to: 'firm' | 'lender') => {
    changeCase(inChecks({ 'write-to': to }))
    end.go('firm-letter')
  }
  const find = (
    <FoldedPart heading="h3" title={says.find} open={verdict === 'not-sure'}>
      <FilledList lines={says.finding} />
    </FoldedPart>
  )
  const askLender = (
    <>
      <p>{says.askSays}</p>
      <MainLink href={says.askPath}>{says.ask}</MainLink>
    </>
  )
  const leave = (
    <section aria-labelledby="leave">
      <h3 id="leave">{letter === 'cancel' ? says.cancel : says.never}</h3>
      {letter === 'cancel' ? (
        <>
          <p>{fillIn(says.cancelSays, { days: factInWords(facts, 'fees.cooling-off', today) })}</p>
          <p data-screen-only="">
            <MainButton onClick={() => write('firm')}>{says.writeFirm}</MainButton>
          </p>
        </>
      ) : (
        <>
          <p>{says.neverSays}</p>
          <p className="row" data-screen-only="">
            <MainButton onClick={() => write('lender')}>{says.writeLender}</MainButton>
            <LinkButton onClick={() => write('firm')}>{says.writeFirmInstead}</LinkButton>
          </p>
        </>
      )}
    </section>
  )
  return (
    <Result
      title={title}
      fileName="does-a-firm-act-for-you"
      onStartAgain={startAgain}
      onBack={end.back}
      next={verdict === 'likely' ? leave : verdict === 'not-sure' ? askLender : <WriteToLender />}
      folds={
        <>
          {(yes.length > 0 || contract) && (
            <FoldedPart heading="h3" title={says.signs}>
              <ul>
                {yes.map(({ id, question }) => (
                  <li key={id}>
                    {question} <strong>{says.yes}</strong>
                  </li>
                ))}
                {contract && <li>{fillIn(says.contract, { day: longDate(contract.date) })}</li>}
              </ul>
            </FoldedPart>
          )}
          {verdict !== 'unlikely' && find}
          <CostOfGoingOn
            says={verdict === 'unlikely' ? says : { free: says.notNeeded, freeSays: says.notNeededSays }}
            context={end.context}
          />
        </>
      }
      sources={costSources(end.context, 'fees.cooling-off')}
    >
      <Plate heading={title}>
        <p>{advice}</p>
      </Plate>
      {verdict !== 'unlikely' && <p>{says.notTwice}</p>}
    </Result>
  )
}
