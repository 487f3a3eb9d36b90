import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { LenderFound } from './LenderFound.tsx'
import { LenderLadder } from './LenderLadder.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** The lenders that a name can mean, and who answers for each now. */
export function NameResult(end: EndProps) {
  const { context } = end
  const answers = end.now.answers.checks ?? {}
  const says = useWords('lender-finder')
  const { lenders } = context
  const name = answers['name'] ?? ''
  const found = searchLenders(name, lenders)
  // The name itself leaves no doubt.
  const exact = found.filter((one) => [one.name, one.by].some((each) => each?.toLowerCase() === name.toLowerCase()))
  const shown = exact.length > 0 ? exact : found
  const [only] = shown
  const title =
    shown.length === 0
      ? says.titles.notListed
      : shown.length === 1
        ? says.titles.probably
        : fillIn(says.titles.could, { count: shown.length })
  const next =
    shown.length > 0 ? (
      <section aria-labelledby="then">
        <h3 id="then">{says.found.names}</h3>
        {shown.map(({ slug, name: called, by, years }) => (
          <LenderFound
            key={slug}
            name={called}
            when={
              by
                ? fillIn(years ? says.lender.byNameThen : says.lender.byName, { name: by, years: years ?? '' })
                : undefined
            }
            lender={lenders.lenders.find((one) => one.slug === slug)}
            lenders={lenders}
            words={says.lender}
          />
        ))}
      </section>
    ) : (
      <p>
        <a className="button" href={says.found.writePath}>
          {says.found.write}
        </a>
      </p>
    )
  return (
    <Result
      title={title}
      fileName="lender-search"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={next}
      folds={
        <>
          <LenderLadder found={shown.length > 0} />
          <CostOfGoingOn says={says} context={context} />
        </>
      }
      sources={costSources(context)}
    >
      {only && shown.length === 1 ? (
        <Plate heading={title} answer={<span className="long">{only.name}</span>} />
      ) : (
        <Plate heading={title}>
          <p>{shown.length === 0 ? says.found.anyName : shown.map((one) => one.name).join(', ')}</p>
        </Plate>
      )}
    </Result>
  )
}
