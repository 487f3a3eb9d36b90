import type { ReactNode } from 'react'
import { Filled } from '../../components/Filled.tsx'
import type { KnownLender, LenderData } from '../../content/lenders/lenderData.ts'
import { withLender } from '../../content/lenders/lenderInAddress.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** One lender that was found: who it was, who answers now, its page and a letter to it. */
export const LenderFound = ({
  name,
  when,
  note,
  lender,
  lenders,
  words,
}: {
  name: string
  when?: ReactNode
  note?: string | null | undefined
  lender: KnownLender | undefined
  lenders: LenderData
  words: ToolWords['lender-finder']['lender']
}) => (
  <section className="found" aria-label={name}>
    <h4>{name}</h4>
    {when && <p className="hint">{when}</p>}
    {note && <p>{note}</p>}
    {lender ? (
      <>
        <p>
          <strong>{words.answers}</strong>{' '}
          {lender.successor && (
            <>
              <Answering successor={lender.successor} lenders={lenders} />{' '}
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
      <p>
        <Filled words={words.noPage} />
      </p>
    )}
  </section>
)

/** The firm to write to for a lender that is gone or has a new name. A letter started for the lender goes there. */
function Answering({
  successor: { slug, name, confirmed },
  lenders,
}: {
  successor: NonNullable<KnownLender['successor']>
  lenders: LenderData
}) {
  const path = lenders.lenders.find((one) => one.slug === slug)?.path
  return (
    <>
      {path ? <a href={path}>{name}</a> : name}
      {!confirmed && ' (not confirmed)'}.
    </>
  )
}
