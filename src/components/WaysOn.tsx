import { PagePreview } from './PagePreview.tsx'

/** The two ways on, side by side and equal in weight. The fees can be looked at on the spot, before anyone chooses. */
export function WaysOn({
  firm,
  applicationUrl,
  mostPercent,
  letterHref,
  feesHref,
}: {
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
          Two ways on
        </h2>
        <div className="ways">
          <div className="way">
            <h3>Do it yourself, free</h3>
            <p>
              <a className="button" href={letterHref}>
                Write to my lender
              </a>
            </p>
            <p>
              You do not need us. Complain to your lender, then to the Financial Ombudsman Service. Neither charges you,
              and you keep all of any money you get.
            </p>
          </div>
          <div className="way">
            <h3>
              Have us do it
              {mostPercent && (
                <>
                  , for up to <span data-fact="fees.highest-share-with-vat">{mostPercent}</span> of what you get
                </>
              )}
            </h3>
            <p>
              <a className="button" href={applicationUrl} rel="external">
                Apply on our separate site
              </a>
            </p>
            <p>
              {firm} is a claims management company. We write and chase; the lender decides by the same rules.{' '}
              <PagePreview
                id="fees-at-hand"
                href={feesHref}
                part="#fee-table"
                side="bottom"
                title="The most a firm may charge"
                label="See the fees in pounds"
                more="What it costs, with examples"
              />{' '}
              before you choose.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
