import type { ReactNode } from 'react'
import { MainLink } from '../../components/Button.tsx'
import { Filled, FilledParagraph } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import type { KnownLender } from '../../content/lenders/lenderData.ts'
import { withLender } from '../../content/lenders/lenderInAddress.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { type FoundSpell, findByMake, spellYears } from './findByMake.ts'

/** Show who it was and who answers now, or where to look. */
export function FinderResult(end: EndProps) {
  const know = end.now.answers.checks?.['know']
  return know === 'name' ? (
    <NameResult {...end} />
  ) : know === 'neither' ? (
    <NeitherResult {...end} />
  ) : (
    <MakeResult {...end} />
  )
}

/** Frame of each result: what was found, then other places to look, and what going on costs. */
function Finding({
  title,
  end,
  next,
  folds,
  children,
}: {
  title: string
  end: EndProps
  next: ReactNode
  folds?: ReactNode
  children: ReactNode
}) {
  return (
    <Result
      title={title}
      fileName="lender-search"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={next}
      folds={
        <>
          {folds}
          <CostOfGoingOn says={useWords('lender-finder')} context={end.context} />
        </>
      }
      sources={costSources(end.context)}
    >
      {children}
    </Result>
  )
}

/** Show where someone who knows neither the make nor a name can look for the lender. */
function NeitherResult(end: EndProps) {
  const { titles, found } = useWords('lender-finder')
  return (
    <Finding title={titles.neither} end={end} next={<LenderLadder found={false} />}>
      <Plate heading={titles.neither}>
        <p>{found.neither}</p>
      </Plate>
    </Finding>
  )
}

/** The lenders that a name can mean, and who answers for each now. */
function NameResult(end: EndProps) {
  const says = useWords('lender-finder')
  const { lenders } = end.context
  const name = end.now.answers.checks?.['name'] ?? ''
  const found = searchLenders(name, end.context)
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
            lender={lenders.find((one) => one.slug === slug)}
            lenders={lenders}
          />
        ))}
      </section>
    ) : (
      <MainLink href={says.found.writePath}>{says.found.write}</MainLink>
    )
  return (
    <Finding title={title} end={end} next={next} folds={<LenderLadder found={shown.length > 0} />}>
      {only && shown.length === 1 ? (
        <Plate heading={title} answer={<span className="long">{only.name}</span>} />
      ) : (
        <Plate heading={title}>
          <p>{shown.length === 0 ? says.found.anyName : shown.map((one) => one.name).join(', ')}</p>
        </Plate>
      )}
    </Finding>
  )
}

type Titles = ToolWords['lender-finder']['titles']

/** Show who lent under a make’s name in a year, who does now, and where to look when it was none of them. */
function MakeResult(end: EndProps) {
  const says = useWords('lender-finder')
  const answers = end.now.answers.checks ?? {}
  const { lenders } = end.context
  const make = answers['make'] ?? ''
  const year = answers['year'] === 'unknown' ? null : Number(answers['year'])
  const { brand, lent, now } = findByMake(make, year, end.context)
  const named = brand?.name ?? make
  const title = headingOf(lent.length, year ? fillIn(says.titles.inYear, { make: named, year }) : named, says.titles)
  const later = now.filter(({ spell }) => !lent.some((one) => one.spell === spell))
  const listed = (spells: readonly FoundSpell[]) =>
    spells.map((one) => <Lent key={`${one.spell.lender} ${one.spell.from}`} {...one} lenders={lenders} />)
  return (
    <Finding
      title={titleOf(lent.length, says.titles)}
      end={end}
      next={
        lent.length > 0 && (
          <section aria-labelledby="then">
            <h3 id="then">{year ? fillIn(says.found.inYear, { year }) : says.found.ever}</h3>
            {listed(lent)}
          </section>
        )
      }
      folds={
        <>
          {later.length > 0 && (
            <FoldedPart heading="h3" title={says.found.now} open={lent.length === 0}>
              <p>{says.found.later}</p>
              {listed(later)}
            </FoldedPart>
          )}
          <LenderLadder found={lent.length > 0} />
        </>
      }
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
    </Finding>
  )
}

const headingOf = (count: number, what: string, words: Titles): string =>
  fillIn(count === 0 ? words.noneFor : count === 1 ? words.oneFor : words.severalFor, { count, what })

/** Browsers keep titles and synchronise them, so this one names neither make nor year. */
const titleOf = (count: number, words: Titles): string =>
  fillIn(count === 0 ? words.noneKnown : count === 1 ? words.oneKnown : words.severalKnown, { count })

const namesOf = (found: FoundSpell[]) =>
  [...new Set(found.map(({ lender, spell }) => lender?.name ?? spell.lender))].join(', or ')

/** A lender that worked under a make’s name, and when. */
function Lent({ spell, certain, lender, lenders }: FoundSpell & { lenders: readonly KnownLender[] }) {
  const { lender: words } = useWords('lender-finder')
  const says = spellYears(spell, words)
  const years = says.charAt(0).toUpperCase() + says.slice(1)
  return (
    <LenderFound
      name={spell.lender}
      when={certain || spell.from === null || spell.to === null ? years : fillIn(words.unconfirmed, { years })}
      note={spell.note}
      lender={lender}
      lenders={lenders}
    />
  )
}

/** One lender that was found: who it was, who answers now, its page and a letter to it. */
export function LenderFound({
  name,
  when,
  note,
  lender,
  lenders,
}: {
  name: string
  when?: ReactNode
  note?: string | null | undefined
  lender: KnownLender | undefined
  lenders: readonly KnownLender[]
}) {
  const { lender: words } = useWords('lender-finder')
  // The firm to write to for a lender that is gone or has a new name. A letter started for the lender goes there.
  const successor = lender?.successor
  const path = lenders.find(({ slug }) => slug === successor?.slug)?.path
  return (
    <section className="found" aria-label={name}>
      <h4>{name}</h4>
      {when && <p className="hint">{when}</p>}
      {note && <p>{note}</p>}
      {lender ? (
        <>
          <p>
            <strong>{words.answers}</strong>{' '}
            {successor && (
              <>
                {path ? <a href={path}>{successor.name}</a> : successor.name}
                {!successor.confirmed && ' (not confirmed)'}.{' '}
              </>
            )}
            {lender.detail}
          </p>
          <p className="row">
            <a className="button quiet" href={withLender(words.writePath, lender.slug)}>
              {fillIn(words.write, { name: lender.name })}
            </a>
            {lender.path && <a href={lender.path}>{fillIn(words.about, { name: lender.name })}</a>}
          </p>
        </>
      ) : (
        <FilledParagraph words={words.noPage} />
      )}
    </section>
  )
}

/** List the other places for a lender’s name, the quickest first. */
function LenderLadder({ found }: { found: boolean }) {
  const { after, instead, steps, more } = useWords('lender-finder').ladder
  return (
    <FoldedPart heading="h3" title={found ? after : instead} open={!found}>
      <ol className="working">
        {steps.map((step) => (
          <li key={step}>
            <Filled words={step} />
          </li>
        ))}
      </ol>
      <FilledParagraph words={more} />
    </FoldedPart>
  )
}
