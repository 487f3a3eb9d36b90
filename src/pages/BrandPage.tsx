import { LineOf } from './ProseOf.tsx'
import { spellDay } from '../content/brands/spellDay.ts'
import { TableBox } from '../components/TableBox.tsx'
import { Fragment } from 'react'
import { BrandAbout } from './BrandAbout.tsx'
import { BrandNow } from './BrandNow.tsx'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'

const parts = [
  { id: 'lenders', text: 'Who may have lent' },
  { id: 'finance-by-year', text: 'Who stood behind it, and when' },
  { id: 'points', text: 'What is particular' },
  { id: 'models', text: 'Popular models' },
  { id: 'about', text: 'About the brand' },
]

/** A car brand: who lends under its name and how to find out who lent, then when, and what is particular about its finance. */
export function BrandPage({ site, entry }: TemplateProps) {
  const { brand, brandFinance } = entry
  if (!brand || !brandFinance) return null
  return (
    <PageFrame site={site} entry={entry} parts={parts}>
      <BrandNow site={site} brand={brand} finance={brandFinance} />
      <section aria-labelledby="lenders">
        <h2 id="lenders">Who may have lent on your {brand.brandName}</h2>
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
        <h2 id="finance-by-year">Who stood behind {brand.brandName} finance, and when</h2>
        <TableBox label={`${brand.brandName} finance by year`}>
          <table>
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Company</th>
              </tr>
            </thead>
            <tbody>
              {brandFinance.lenders.map(({ from, to, lender, slug, note, source }) => (
                <tr key={lender + from}>
                  <td>{spellDay(from)}</td>
                  <td>{spellDay(to)}</td>
                  <td>
                    {slug ? <a href={`/lenders/${slug}`}>{lender}</a> : lender}
                    {note && (
                      <>
                        {' '}
                        <LineOf site={site} markdown={note} />
                      </>
                    )}{' '}
                    <a className="source" href={source} rel="external noreferrer">
                      Source
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        {brandFinance.products.length > 0 && (
          <p>
            {brand.brandName} finance is sold as: {brandFinance.products.join('; ')}.
          </p>
        )}
      </section>
      <section aria-labelledby="points">
        <h2 id="points">What is particular about {brand.brandName} finance</h2>
        <ol className="points">
          {brand.uniquePoints.map((point, index) => (
            <li key={point}>
              <LineOf site={site} markdown={point} />{' '}
              {brandFinance.pointSources[index]?.map((url, n) => (
                <Fragment key={url}>
                  <a className="source" href={url} rel="external noreferrer">
                    Source{n > 0 ? ` ${n + 1}` : ''}
                  </a>{' '}
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="models">
        <h2 id="models">Popular models</h2>
        <ul className="models">
          {brand.popularModels.map((model) => (
            <li key={model}>{model}</li>
          ))}
        </ul>
      </section>
      <BrandAbout site={site} brand={brand} />
    </PageFrame>
  )
}
