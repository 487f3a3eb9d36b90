import { countedWords } from '../content/words/fillIn.ts'
import { overdueFacts } from '../facts/overdue.ts'
import type { Entry, Site } from '../site/site.ts'

/** Says so when a fact on the page is past its review date. */
export function Overdue({ site, entry }: { site: Site; entry: Entry }) {
  const overdue = overdueFacts(
    entry.facts.flatMap((id) => site.facts.get(id) ?? []),
    site.today,
  )
  const words = site.pageParts?.overdue
  if (overdue.length === 0 || !words) return null
  return (
    <p className="overdue" role="note">
      {countedWords(words, overdue.length)}
    </p>
  )
}
