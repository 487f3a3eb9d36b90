import { Described } from '../components/Described.tsx'
import type { Brand, BrandFinance } from '../content/brands/schema.ts'
import { withLender } from '../content/lenders/lenderInAddress.ts'
import { fillIn } from '../content/words/fillIn.ts'
import type { Site } from '../site/site.ts'
import { LenderNamed } from './TextLinkTo.tsx'

type Spell = BrandFinance['lenders'][number]

/** The spells of lending under a brand’s name that go on today, and the others. A spell whose end is not known is one of these. */
export const spellsOf = ({ lenders }: BrandFinance): { today: Spell[]; others: Spell[] } => ({
  today: lenders.filter(({ to }) => to === 'present'),
  others: lenders.filter(({ to }) => to !== 'present'),
})

/** The names of lenders, each once: by the name people know where the lender has a page. */
export const lenderNamesIn = (spells: readonly Spell[], site: Site): string[] => [
  ...new Set(spells.map(({ slug, lender }) => (slug && site.lenders.get(slug)?.name) || lender)),
]

/** Lists who lends under a brand’s name today, who did before, and the two things to do: find out who lent, and write. */
export function BrandNow({ site, brand, finance }: { site: Site; brand: Brand; finance: BrandFinance }) {
  const words = site.pageParts?.brand
  const finder = site.pathOf.get('lender-finder')
  const letter = site.pathOf.get('complaint-letter')
  const { today, others } = spellsOf(finance)
  const writeTo = today.find(({ slug }) => slug !== null)?.slug
  return (
    <>
      <dl className="facts-list">
        <Described term={words?.today}>
          {today.length === 0
            ? words?.notConfirmed
            : today.map(({ lender, slug }) => (
                <p key={lender}>
                  <LenderNamed site={site} slug={slug} name={lender} />
                </p>
              ))}
        </Described>
        {others.length > 0 && (
          <Described term={words?.others}>
            <a href="#finance-by-year">{lenderNamesIn(others, site).join('; ')}</a>
          </Described>
        )}
      </dl>
      <p className="actions">
        {finder && (
          <a className="button" href={finder}>
            {words && fillIn(words.find, { brand: brand.brandName })}
          </a>
        )}
        {writeTo && letter && (
          <a className="button quiet" href={withLender(letter, writeTo)}>
            {words && fillIn(words.write, { lender: site.lenders.get(writeTo)?.name ?? '' })}
          </a>
        )}
      </p>
    </>
  )
}
