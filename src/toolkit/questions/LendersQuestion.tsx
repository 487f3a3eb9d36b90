import { lenderKey, lenderKeysOf } from '../../casefile/lenderKey.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { aboutOfStep } from '../../flows/steps.ts'
import { inTurn, inAnswers, inCase } from '../case/snapshot.ts'
import { changeCase } from '../case/caseStore.ts'
import { goToStep } from '../case/step.ts'
import { isAnswered, newLenderStep } from '../case/steps.ts'
import { TaskList } from '../controls/TaskList.tsx'
import { lenderNameOf } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

/** All lenders of the case, each with where its questions stand. More can be added: each gets its own letter. */
export function LendersQuestion({
  stepsOf,
  ...page
}: QuestionProps & { stepsOf: (now: QuestionProps['now']) => string[] }) {
  const words = questionWords(page).lenders
  const { now, context } = page
  const { agreements } = now.caseFile
  const groups = lenderKeysOf(now.caseFile).map((key) => agreements.filter((agreement) => lenderKey(agreement) === key))
  const steps = stepsOf(now)
  const title = groups.length === 1 ? words.one : words.several
  const remove = (ids: readonly string[]) =>
    changeCase(
      inTurn(
        inCase((caseFile) => ({ ...caseFile, agreements: caseFile.agreements.filter(({ id }) => !ids.includes(id)) })),
        inAnswers({ asked: now.answers.asked.filter((step) => !ids.includes(aboutOfStep(step))) }),
      ),
    )
  return (
    <Asked title={title} page={page} check={() => inTurn()} button={groups.length === 1 ? words.onlyOne : words.these}>
      {() => (
        <>
          <h2 className="ask" tabIndex={-1}>
            {title}
          </h2>
          <p className="hint">{words.hint}</p>
          <TaskList
            tasks={groups.map((group) => {
              const ids = group.map(({ id }) => id)
              const own = steps.filter((step) => ids.includes(aboutOfStep(step)))
              const [first] = group
              return {
                key: ids[0] ?? '',
                name: first ? lenderNameOf(first, context) : '',
                hint: group.length === 1 ? words.oneAgreement : fillIn(words.agreements, { count: group.length }),
                status: own.every((step) => isAnswered(step, now)) ? words.done : words.open,
                onOpen: () => goToStep(own[0] ?? 'lenders', false),
              }
            })}
          />
          <p className="row">
            <button type="button" className="button quiet" onClick={() => goToStep(newLenderStep(now.caseFile))}>
              {words.add}
            </button>
            {groups.length > 1 &&
              groups.map(
                (group) =>
                  group[0] && (
                    <button
                      key={group[0].id}
                      type="button"
                      className="as-link"
                      onClick={() => remove(group.map(({ id }) => id))}
                    >
                      {fillIn(words.remove, { lender: lenderNameOf(group[0], context) })}
                    </button>
                  ),
              )}
          </p>
        </>
      )}
    </Asked>
  )
}
