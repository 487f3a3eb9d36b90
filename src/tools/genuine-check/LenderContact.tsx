import { useState } from 'react'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { Combobox } from '../questions/Combobox.tsx'

/** How to reach the lender that a message claims to be from: by our directory alone, never by what the message gives. */
export function LenderContact({ lenders }: { lenders: LenderData }) {
  const [typed, setTyped] = useState('')
  const [slug, setSlug] = useState<string>()
  const found = slug === undefined ? searchLenders(typed, lenders) : []
  const lender = lenders.lenders.find((one) => one.slug === slug)
  return (
    <section aria-labelledby="safe-contact">
      <h3 id="safe-contact">Ask the lender by a safe way</h3>
      <div data-screen-only="">
        <Combobox
          id="claimed-lender"
          label="Which lender does it say it is from?"
          hint="We show the contact from our own directory. Never use the one in the message."
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setSlug(undefined)
          }}
          suggestions={found.map(({ slug: key, name, by }) => ({
            key,
            label: name,
            hint: by ? `found by ${by}` : undefined,
          }))}
          onPick={({ key, label }) => {
            setTyped(label)
            setSlug(key)
          }}
        />
      </div>
      <div role="status">
        {lender && (
          <dl className="summary-list">
            <div>
              <dt>Lender</dt>
              <dd>{lender.path ? <a href={lender.path}>{lender.name}</a> : lender.name}</dd>
            </div>
            {lender.successor && (
              <div>
                <dt>Answers now</dt>
                <dd>
                  {lender.successor.name}
                  {!lender.successor.confirmed && ' (not confirmed)'}
                </dd>
              </div>
            )}
            {lender.complaints.phone && (
              <div>
                <dt>Phone</dt>
                <dd>
                  <a href={`tel:${lender.complaints.phone.replaceAll(' ', '')}`}>{lender.complaints.phone}</a>
                </dd>
              </div>
            )}
            {lender.complaints.email && (
              <div>
                <dt>Email</dt>
                <dd>{lender.complaints.email}</dd>
              </div>
            )}
            {lender.complaints.postalAddress && (
              <div>
                <dt>Post</dt>
                <dd>{lender.complaints.postalAddress}</dd>
              </div>
            )}
          </dl>
        )}
        {lender && !lender.complaints.phone && !lender.complaints.email && !lender.complaints.postalAddress && (
          <p>We hold no contact for this lender. Use the number on your agreement or bank statement.</p>
        )}
        {slug === undefined && typed.trim().length > 2 && found.length === 0 && (
          <p>
            It is not in our directory. Look for the firm in{' '}
            <a href="https://register.fca.org.uk" rel="external noreferrer">
              the Financial Services Register
            </a>
            , and ring the number shown there.
          </p>
        )}
      </div>
    </section>
  )
}
