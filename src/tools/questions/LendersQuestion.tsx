import { lenderKey } from '../../casefile/lenderKey.ts'
import { lenderKeysOf } from '../../letters/lenderKeysOf.ts'
import { both, inAnswers, inCase } from '../case/snapshot.ts'
import { changeCase } from '../case/caseStore.ts'
import { goToStep } from '../case/step.ts'
import { aboutOfStep, isAnswered } from '../case/steps.ts'
import { TaskList } from '../kit/TaskList.tsx'
import { lenderNameOf } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'

/** All lenders of the case, each with where its questions stand. More can be added: each gets its own letter. */
export function LendersQuestion({
  stepsOf,
  ...page
}: QuestionProps & { stepsOf: (now: QuestionProps['now']) => string[] }) {
  const {
    now,
    context: { lenders },
  } = page
  const { agreements } = now.caseFile
  const groups = lenderKeysOf(now.caseFile).map((key) => agreements.filter((agreement) => lenderKey(agreement) === key))
  const steps = stepsOf(now)
  const title = groups.length === 1 ? 'Did you have finance from any other lender?' : 'Your lenders'
  const remove = (ids: readonly string[]) =>
    changeCase(
      both(
        inCase((caseFile) => ({ ...caseFile, agreements: caseFile.agreements.filter(({ id }) => !ids.includes(id)) })),
        inAnswers({ asked: now.answers.asked.filter((step) => !ids.includes(aboutOfStep(step))) }),
      ),
    )
  return (
    <Asked
      title={title}
      page={page}
      check={() => both()}
      button={groups.length === 1 ? 'No, continue' : 'Continue with these'}
    >
      {() => (
        <>
          <h2 className="ask" tabIndex={-1}>
            {title}
          </h2>
          <p className="hint">You can write to several lenders in one sitting. Each gets a letter of its own.</p>
          <TaskList
            tasks={groups.map((group) => {
              const ids = group.map(({ id }) => id)
              const own = steps.filter((step) => ids.includes(aboutOfStep(step)))
              const [first] = group
              return {
                key: ids[0] ?? '',
                name: first ? lenderNameOf(first, lenders) : '',
                hint: group.length === 1 ? '1 agreement' : `${group.length} agreements`,
                status: own.every((step) => isAnswered(step, now)) ? 'Completed' : 'Not finished',
                onOpen: () => goToStep(own[0] ?? 'lenders', false),
              }
            })}
          />
          <p className="row">
            <button type="button" className="button quiet" onClick={() => goToStep('lender:new')}>
              Add another lender
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
                      Remove {lenderNameOf(group[0], lenders)}
                    </button>
                  ),
              )}
          </p>
        </>
      )}
    </Asked>
  )
}
