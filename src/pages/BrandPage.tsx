import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DataTable } from '../components/DataTable.tsx'
import { Described } from '../components/Described.tsx'
import { sourceId, Unconfirmed } from '../components/FactValue.tsx'
import { OuterLink } from '../components/TextLink.tsx'
import { type Brand, type BrandFinance, spellDay } from '../content/brands/schema.ts'
import { withLender } from '../content/lenders/lenderInAddress.ts'
import { fillIn } from '../content/words/fillIn.ts'
import { printedFact, type ValueForm } from '../facts/print.ts'
import { factInHtml } from '../site/factReferences.ts'
import type { Site } from '../site/site.ts'
import { LenderNamed, PageFrame, type TemplateProps } from './PageFrame.tsx'
import { Further, LineOf } from './ProseOf.tsx'

const parts = [
  ['lenders', 'lenders'],
  ['finance-by-year', 'years'],
  ['points', 'points'],
  ['models', 'models'],
  ['about', 'about'],
] as const

/** A car brand: who lends under its name and how to find out who lent, then when, and what is particular about its finance. */
export function BrandPage({ site, entry }: TemplateProps) {
  const { brand, brandFinance } = entry
  if (!brand || !brandFinance) return null
  const words = site.pageParts?.brand
  const say = (line: string | undefined, more: { products?: string } = {}) =>
    line && fillIn(line, { brand: brand.brandName, ...more })
  return (
    <PageFrame
      site={site}
      entry={entry}
      parts={words ? parts.map(([id, name]) => ({ id, text: words.parts[name] })) : []}
    >
      <BrandNow site={site} brand={brand} finance={brandFinance} />
      <section aria-labelledby="lenders">
        <h2 id="lenders">{say(words?.lenders)}</h2>
        <p>
          <LineOf site={site} markdown={brand.description} />
        </p>
        <ul className="cards">
          {brand.commonLenders.map(({ name, href, description }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              <p>
                <LineOf site={site} markdown={description} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="finance-by-year">
        <h2 id="finance-by-year">{say(words?.years)}</h2>
        <DataTable label={say(words?.table) ?? ''} columns={words ? [words.from, words.to, words.company] : []}>
          {brandFinance.lenders.map(({ from, to, lender, slug, note, source }) => (
            <tr key={lender + from}>
              <td>{words && spellDay(from, words)}</td>
              <td>{words && spellDay(to, words)}</td>
              <td>
                <LenderNamed site={site} slug={slug} name={lender} />
                {note && <br />}
                <Further site={site} markdown={note} />{' '}
                <OuterLink className="source" href={source}>
                  {words?.source}
                </OuterLink>
              </td>
            </tr>
          ))}
        </DataTable>
        {brandFinance.products.length > 0 && (
          <p>{say(words?.soldAs, { products: brandFinance.products.join('; ') })}</p>
        )}
      </section>
      <section aria-labelledby="points">
        <h2 id="points">{say(words?.points)}</h2>
        <ol className="points">
          {brand.uniquePoints.map((point, index) => (
            <li key={point}>
              <LineOf site={site} markdown={point} />{' '}
              {brandFinance.pointSources[index]?.map((url, n) => (
                <Fragment key={url}>
                  <OuterLink className="source" href={url}>
                    {words?.source}
                    {n > 0 ? ` ${n + 1}` : ''}
                  </OuterLink>{' '}
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="models">
        <h2 id="models">{words?.parts.models}</h2>
        <ul className="models">
          {brand.popularModels.map((model) => (
            <li key={model}>{model}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="about">
        <h2 id="about">{brand.aboutBrand.title}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors’ HTML, checked at build time against an allow-list */}
        <div dangerouslySetInnerHTML={{ __html: withFacts(brand.aboutBrand.content, site) }} />
      </section>
    </PageFrame>
  )
}

function withFacts(html: string, site: Site): string {
  return html.replaceAll(factInHtml, (_, id: string, form?: ValueForm) => {
    const fact = site.facts.get(id)
    if (!fact) throw new Error(`there is no fact "${id}"`)
    const { text, confirmed } = printedFact(fact, site.today, form ? { form } : {})
    return `<a class="fact" href="#${sourceId(id)}">${escapeHtml(text)}${confirmed ? '' : mark}</a>`
  })
}

const mark = renderToStaticMarkup(<Unconfirmed />)

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

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
function BrandNow({ site, brand, finance }: { site: Site; brand: Brand; finance: BrandFinance }) {
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
