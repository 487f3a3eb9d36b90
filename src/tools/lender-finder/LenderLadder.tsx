/** Where else a lender’s name can be found, the quickest way first. */
export const LenderLadder = ({ heading }: { heading: string }) => (
  <section aria-labelledby="ladder">
    <h3 id="ladder">{heading}</h3>
    <ol className="working">
      <li>
        <strong>Your bank app.</strong> Search the years you paid. The name on the direct debit is often the lender’s
        short name.
      </li>
      <li>
        <strong>Your email.</strong> Try “finance agreement”, “welcome to” and “settlement figure”.
      </li>
      <li>
        <strong>Your credit files.</strong> They are free, and name the lender.
      </li>
      <li>
        <strong>The dealer.</strong> It may recall which lenders it used.{' '}
        <a href="/guides/sar-request-generator">Ask for your records</a>.
      </li>
      <li>
        <strong>A letter to each likely lender.</strong> The wrong one does no harm: it writes back that it has no
        record.
      </li>
    </ol>
    <p>
      <a href="/evidence-checklist">See every paper that helps</a>, or <a href="/lenders">look through all lenders</a>.
    </p>
  </section>
)
