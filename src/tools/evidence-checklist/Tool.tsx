import { Fragment } from 'react'
import { type EvidenceStage, evidenceStages } from '../../casefile/caseKinds.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { CaseBanner } from '../../toolkit/case/CaseBanner.tsx'
import { changeCase, useCase } from '../../toolkit/case/caseStore.ts'
import { inAnswers } from '../../toolkit/case/snapshot.ts'
import { OpenStep } from '../../toolkit/case/useDraft.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { useArrival } from '../../toolkit/controls/arrival.ts'
import { StepHeading } from '../../toolkit/controls/Field.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { TaskList } from '../../toolkit/controls/TaskList.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { lenderNameOf } from '../../toolkit/questions/agreements.ts'
import { goToStep, stepBack, useStep } from '../../toolkit/run/stepStores.ts'
import { checklistLines, checklistText, countWords, needsLadder } from './checklistLines.ts'
import { EvidenceItemPage } from './EvidenceItemPage.tsx'

/** The papers that can help, each with where it stands; nobody needs any to begin. */
export const Tool = withCase(function EvidenceChecklist({ context }) {
  const { now, replaced } = useCase()
  const { id: step } = useStep()
  const tool = useArrival(step)
  const { caseFile, answers } = now
  const [item = '', agreementId = ''] = step.split(' ')
  const stage = answers.stage ?? 'before'
  const about = caseFile.agreements.some(({ id }) => id === agreementId) ? agreementId : null
  const words = useWords('evidence-checklist')
  const lines = checklistLines(caseFile, about, stage, words.items)
  const line = lines.find((each) => each.item.id === item)
  const open = (id: string) => goToStep([id, agreementId].filter(Boolean).join(' '))
  return (
    <div className="tool-body" ref={tool}>
      <CaseBanner context={context} />
      {line ? (
        <OpenStep key={`${replaced} ${step}`} value={`evidence ${step}`}>
          <EvidenceItemPage line={line} agreementId={about} context={context} onDone={() => stepBack('')} />
        </OpenStep>
      ) : (
        <>
          <StepHeading>{words.title}</StepHeading>
          <p>
            <strong>{words.first}</strong>
          </p>
          <Radios
            id="stage"
            small
            legend={words.stage}
            options={evidenceStages.map((value) => ({ value, label: words.stages[value] }))}
            value={stage}
            onChange={(value) => changeCase(inAnswers({ stage: value as EvidenceStage }))}
          />
          {caseFile.agreements.length > 1 && (
            <Radios
              id="evidence-agreement"
              legend={words.agreement}
              value={agreementId}
              onChange={(value) => goToStep(`list ${value}`.trim())}
              options={[
                { value: '', label: words.allAgreements },
                ...caseFile.agreements.map((agreement, index) => ({
                  value: agreement.id,
                  label: fillIn(words.agreementOf, { lender: lenderNameOf(agreement, context), number: index + 1 }),
                })),
              ]}
            />
          )}
          <p role="status">{countWords(lines, words)}</p>
          {needsLadder(lines.map(({ status }) => status)) && <Ladder facts={context.facts} today={context.today} />}
          <div data-result="" className="result checklist">
            {(['essential', 'helps', 'later'] as const).map((need) => {
              const own = lines.filter((each) => each.need === need)
              return (
                own.length > 0 && (
                  <section key={need} aria-label={words.needs[need]}>
                    <h3>{words.needs[need]}</h3>
                    <TaskList
                      tasks={own.map((each) => ({
                        key: `item-${each.item.id}`,
                        name: each.item.label,
                        hint: oneLine(each.note) || undefined,
                        status: words.statuses[each.status],
                        onOpen: () => open(each.item.id),
                      }))}
                    />
                  </section>
                )
              )
            })}
          </div>
          <ResultActions fileName={`evidence-${context.today}`} text={() => checklistText(lines, words)} />
        </>
      )}
    </div>
  )
})

/** Steps to try when every paper is gone, the cheapest first. */
function Ladder({ facts, today }: { facts: Facts; today: PlainDate }) {
  const words = useWords('evidence-checklist')
  return (
    <details className="more ladder">
      <summary>{words.nothing}</summary>
      <p>{words.nothingSays}</p>
      <ol>
        {words.ladder.map(({ id, title: step, how, next, fact }) => {
          const value = fact && factInWords(facts, fact, today)
          const kept = fact === 'credit-file.years' ? words.years : words.until
          return (
            <li key={id}>
              <strong>{step}.</strong> {how}
              {value && ` ${fillIn(kept, { years: value, day: value })}`}
              {[next.tool && words.find, next.letter && words.letters[next.letter]].map(
                (way) =>
                  way && (
                    <Fragment key={way}>
                      {' '}
                      <Filled words={way} />
                    </Fragment>
                  ),
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
