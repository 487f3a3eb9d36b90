import { overdueFacts } from '../facts/overdue.ts'
import type { Entry, Site } from '../site/site.ts'

/** Says so when a fact on the page is past its review date. */
export function Overdue({ site, entry }: { site: Site; entry: Entry }) {
  const overdue = overdueFacts(
    entry.facts.flatMap((id) => site.facts.get(id) ?? []),
    site.today,
  )
  if (overdue.length === 0) return null
  return (
    <p className="overdue" role="note">
      {overdue.length === 1 ? 'One figure on this page is' : `${overdue.length} figures on this page are`} due to be
      checked again. The date beside each says when it was last right.
    </p>
  )
}
