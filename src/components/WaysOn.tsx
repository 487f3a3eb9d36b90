import { MainLink } from './Button.tsx'
import { Filled } from './Filled.tsx'
import { PagePreviewLink } from './PagePreviewLink.tsx'

type Part =
  | 'title'
  | 'alone'
  | 'write'
  | 'aloneSays'
  | 'firm'
  | 'firmFor'
  | 'apply'
  | 'firmSays'
  | 'fees'
  | 'feesTitle'
  | 'feesMore'

/** The two ways on, side by side and equal in weight. The fees can be looked at on the spot, before anyone chooses. */
export function WaysOn({
  words,
  firm,
  applicationUrl,
  mostPercent,
  letterHref,
  feesHref,
}: {
  words: Readonly<Record<Part, string>>
  firm: string
  applicationUrl: string
  /** The highest share of redress the firm may charge, VAT included, as printed. */
  mostPercent?: string
  letterHref: string
  feesHref: string
}) {
  return (
    <section className="ways-on" aria-labelledby="ways-on">
      <div className="bar">
        <h2 id="ways-on" className="kerb">
          {words.title}
        </h2>
        <div className="ways">
          <div className="way">
            <h3>{words.alone}</h3>
            <MainLink href={letterHref}>{words.write}</MainLink>
            <p>{words.aloneSays}</p>
          </div>
          <div className="way">
            <h3>
              {mostPercent ? (
                <Filled
                  words={words.firmFor}
                  values={{ share: <span data-fact="fees.highest-share-with-vat">{mostPercent}</span> }}
                />
              ) : (
                words.firm
              )}
            </h3>
            <p>
              <a className="button" href={applicationUrl} rel="external">
                {words.apply}
              </a>
            </p>
            <p>
              <Filled
                words={words.firmSays}
                values={{
                  firm,
                  fees: (
                    <PagePreviewLink
                      id="fees-at-hand"
                      href={feesHref}
                      part="#fee-table"
                      side="bottom"
                      title={words.feesTitle}
                      label={words.fees}
                      more={words.feesMore}
                    />
                  ),
                }}
              />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
