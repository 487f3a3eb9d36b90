import type { LenderData } from '../../content/lenders/lenderData.ts'
import { Plate } from '../kit/Plate.tsx'
import { Result } from '../kit/Result.tsx'
import type { CheckEndProps } from '../questions/CheckFlow.tsx'
import { findByMake, type FoundSpell } from './findByMake.ts'
import { CostOfGoingOn } from '../run/CostOfGoingOn.tsx'
import { LenderFound } from './LenderFound.tsx'
import { LenderLadder } from './LenderLadder.tsx'
import { useWords } from '../kit/useWords.ts'

/** Who lent under a make’s name in a year, who does now, and where to look when it was none of them. */
export function MakeResult({ answers, context, onBack, onStartAgain }: CheckEndProps) {
  const says = useWords('lender-finder')
  const { lenders } = context
  const make = answers['make'] ?? ''
  const year = answers['year'] === 'unknown' ? null : Number(answers['year'])
  const { brand, lent, now } = findByMake(make, year, lenders)
  const title = headingOf(lent.length, `${brand?.name ?? make}${year ? ` in ${year}` : ''}`)
  const later = now.filter(({ spell }) => !lent.some((one) => one.spell === spell))
  return (
    <>
      <button type="button" className="back" onClick={onBack}>
        Back
      </button>
      <Result title={titleOf(lent.length)} fileName="lender-search" onStartAgain={onStartAgain}>
        {lent.length === 1 ? (
          <Plate
            heading={`${title} was most likely`}
            answer={<span className="long">{lent[0]?.lender?.name ?? lent[0]?.spell.lender}</span>}
          />
        ) : (
          <Plate heading={title}>{lent.length > 1 && <p>{namesOf(lent)}</p>}</Plate>
        )}
        <p>{lent.length > 0 ? says.found.place : brand ? says.found.gap : says.found.unknown}</p>
        {lent.length > 0 && (
          <section aria-labelledby="then">
            <h3 id="then">{year ? `Who lent in ${year}` : 'Who has lent, and when'}</h3>
            {lent.map((one) => (
              <Found key={`${one.spell.lender} ${one.spell.from}`} {...one} lenders={lenders} />
            ))}
          </section>
        )}
        {later.length > 0 && (
          <section aria-labelledby="now">
            <h3 id="now">Who lends under the name now</h3>
            <p>{says.found.later}</p>
            {later.map((one) => (
              <Found key={`${one.spell.lender} ${one.spell.from}`} {...one} lenders={lenders} />
            ))}
          </section>
        )}
        <LenderLadder found={lent.length > 0} />
        <CostOfGoingOn says={says} context={context} />
      </Result>
    </>
  )
}

const Found = ({ spell, years, certain, lender, lenders }: FoundSpell & { lenders: LenderData }) => (
  <LenderFound
    name={spell.lender}
    when={certain || years.includes('not known') ? sentence(years) : `${sentence(years)}, not confirmed`}
    note={spell.note}
    lender={lender}
    lenders={lenders}
  />
)

const headingOf = (lenders: number, what: string): string =>
  lenders === 0
    ? `We know of no lender for ${what}`
    : `${lenders === 1 ? 'The lender' : `${lenders} lenders`} for ${what}`

/** Browsers keep titles and synchronise them, so this one names neither make nor year. */
const titleOf = (lenders: number): string =>
  lenders === 0 ? 'We know of no lender' : lenders === 1 ? 'The lender we know of' : `${lenders} lenders we know of`

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const namesOf = (found: FoundSpell[]) =>
  [...new Set(found.map(({ lender, spell }) => lender?.name ?? spell.lender))].join(', or ')
