import { FoldedPart } from '../../components/Fold.tsx'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import { findByMake, type FoundSpell, spellYears } from './findByMake.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { LenderFound } from './LenderFound.tsx'
import { LenderLadder } from './LenderLadder.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** Show who lent under a make’s name in a year, who does now, and where to look when it was none of them. */
export function MakeResult(end: EndProps) {
  const { context } = end
  const answers = end.now.answers.checks ?? {}
  const says = useWords('lender-finder')
  const { lenders } = context
  const make = answers['make'] ?? ''
  const year = answers['year'] === 'unknown' ? null : Number(answers['year'])
  const { brand, lent, now } = findByMake(make, year, lenders)
  const named = brand?.name ?? make
  const title = headingOf(lent.length, year ? fillIn(says.titles.inYear, { make: named, year }) : named, says.titles)
  const later = now.filter(({ spell }) => !lent.some((one) => one.spell === spell))
  const next = lent.length > 0 && (
    <section aria-labelledby="then">
      <h3 id="then">{year ? fillIn(says.found.inYear, { year }) : says.found.ever}</h3>
      {lent.map((one) => (
        <Found key={`${one.spell.lender} ${one.spell.from}`} {...one} lenders={lenders} words={says.lender} />
      ))}
    </section>
  )
  return (
    <Result
      title={titleOf(lent.length, says.titles)}
      fileName="lender-search"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={next}
      folds={
        <>
          {later.length > 0 && (
            <FoldedPart heading="h3" title={says.found.now} open={lent.length === 0}>
              <p>{says.found.later}</p>
              {later.map((one) => (
                <Found key={`${one.spell.lender} ${one.spell.from}`} {...one} lenders={lenders} words={says.lender} />
              ))}
            </FoldedPart>
          )}
          <LenderLadder found={lent.length > 0} />
          <CostOfGoingOn says={says} context={context} />
        </>
      }
      sources={costSources(context)}
    >
      {lent.length === 1 ? (
        <Plate
          heading={fillIn(says.titles.likely, { title })}
          answer={<span className="long">{lent[0]?.lender?.name ?? lent[0]?.spell.lender}</span>}
        />
      ) : (
        <Plate heading={title}>{lent.length > 1 && <p>{namesOf(lent)}</p>}</Plate>
      )}
      <p>{lent.length > 0 ? says.found.place : brand ? says.found.gap : says.found.unknown}</p>
    </Result>
  )
}

type Words = ToolWords['lender-finder']

const Found = ({
  spell,
  certain,
  lender,
  lenders,
  words,
}: FoundSpell & { lenders: LenderData; words: Words['lender'] }) => {
  const years = sentence(spellYears(spell, words))
  return (
    <LenderFound
      name={spell.lender}
      when={certain || spell.from === null || spell.to === null ? years : fillIn(words.unconfirmed, { years })}
      note={spell.note}
      lender={lender}
      lenders={lenders}
      words={words}
    />
  )
}

const headingOf = (count: number, what: string, words: Words['titles']): string =>
  fillIn(count === 0 ? words.noneFor : count === 1 ? words.oneFor : words.severalFor, { count, what })

/** Browsers keep titles and synchronise them, so this one names neither make nor year. */
const titleOf = (count: number, words: Words['titles']): string =>
  fillIn(count === 0 ? words.noneKnown : count === 1 ? words.oneKnown : words.severalKnown, { count })

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const namesOf = (found: FoundSpell[]) =>
  [...new Set(found.map(({ lender, spell }) => lender?.name ?? spell.lender))].join(', or ')
