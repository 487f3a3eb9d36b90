import { useState } from 'react'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { Combobox } from '../../toolkit/questions/Combobox.tsx'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** Contact of the lender that a message claims to be from: by our directory alone, never by what the message gives. */
export function LenderContact({ lenders }: { lenders: LenderData }) {
  const words = useWords('genuine-check').contact
  const [typed, setTyped] = useState('')
  const [slug, setSlug] = useState<string>()
  const found = slug === undefined ? searchLenders(typed, lenders) : []
  const lender = lenders.lenders.find((one) => one.slug === slug)
  return (
    <section aria-labelledby="safe-contact">
      <h3 id="safe-contact">{words.title}</h3>
      <div data-screen-only="">
        <Combobox
          id="claimed-lender"
          label={words.label}
          hint={words.hint}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setSlug(undefined)
          }}
          suggestions={found.map(({ slug: key, name, by }) => ({
            key,
            label: name,
            hint: by ? fillIn(words.foundBy, { name: by }) : undefined,
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
              <dt>{words.lender}</dt>
              <dd>{lender.path ? <a href={lender.path}>{lender.name}</a> : lender.name}</dd>
            </div>
            {lender.successor && (
              <div>
                <dt>{words.answers}</dt>
                <dd>
                  {lender.successor.name}
                  {!lender.successor.confirmed && ` ${words.unconfirmed}`}
                </dd>
              </div>
            )}
            {lender.complaints.phone && (
              <div>
                <dt>{words.phone}</dt>
                <dd>
                  <a href={`tel:${lender.complaints.phone.replaceAll(' ', '')}`}>{lender.complaints.phone}</a>
                </dd>
              </div>
            )}
            {lender.complaints.email && (
              <div>
                <dt>{words.email}</dt>
                <dd>{lender.complaints.email}</dd>
              </div>
            )}
            {lender.complaints.postalAddress && (
              <div>
                <dt>{words.post}</dt>
                <dd>{lender.complaints.postalAddress}</dd>
              </div>
            )}
          </dl>
        )}
        {lender && !lender.complaints.phone && !lender.complaints.email && !lender.complaints.postalAddress && (
          <p>{words.none}</p>
        )}
        {slug === undefined && typed.trim().length > 2 && found.length === 0 && (
          <p>
            <Filled words={words.unknown} />
          </p>
        )}
      </div>
    </section>
  )
}
