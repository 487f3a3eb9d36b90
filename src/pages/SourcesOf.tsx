import { OuterLink } from '../components/TextLink.tsx'
import { sourceId } from '../components/FactValue.tsx'
import { fillIn } from '../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../dates/plainDate.ts'
import type { Fact } from '../facts/fact.ts'
import { printedFact } from '../facts/printedFact.ts'
import { printSource } from '../facts/print.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Entry, Site } from '../site/site.ts'

/** Lists the source of every figure on a page, in the order of the page, then the page’s other sources. */
export function SourcesOf({ site, entry, shown }: { site: Site; entry: Entry; shown: readonly string[] }) {
  const facts = shown.flatMap((id) => site.facts.get(id) ?? [])
  const further = furtherSources(entry)
  const count = facts.length + further.length
  const words = site.pageParts?.sources
  if (count === 0) return null
  return (
    <section className="sources page" aria-labelledby="sources">
      <h2 id="sources" className="kerb">
        Sources
      </h2>
      <details open={count <= fewSources}>
        <summary>{words && (count === 1 ? words.one : fillIn(words.all, { count }))}</summary>
        {facts.length > 0 && (
          <ol>
            {facts.map((fact) => (
              <SourceOf key={fact.id} fact={fact} today={site.today} words={words} />
            ))}
          </ol>
        )}
        {further.length > 0 && (
          <ul>
            {further.map(({ title, url }) => (
              <li key={url}>
                <OuterLink href={url}>{title}</OuterLink>
              </li>
            ))}
          </ul>
        )}
      </details>
    </section>
  )
}

/** A longer list stays folded: each source stands in its sentence, where the figure is pointed at or pressed. */
const fewSources = 6

/** One source: what the fact is, where it can be read, since when it holds and when it was last checked. */
function SourceOf({ fact, today, words }: { fact: Fact; today: PlainDate; words: PageParts['sources'] | undefined }) {
  // A fact that starts later, such as a date that has been set, is shown as it will be.
  const starts = fact.values[0]?.from ?? today
  const { since, source, checkedOn, confirmed, note, knownUntil } = printedFact(fact, today < starts ? starts : today)
  return (
    <li id={sourceId(fact.id)}>
      <span className="describes">{fact.describes}</span> <OuterLink href={source.url}>{printSource(source)}</OuterLink>
      {source.also && (
        <>
          {' '}
          (<OuterLink href={source.also}>{shortAddress(source.also)}</OuterLink>)
        </>
      )}
      .{' '}
      <span className="dates">
        {words &&
          fillIn(knownUntil ? words.known : words.since, {
            from: longDate(since),
            checked: longDate(checkedOn),
            until: knownUntil ? longDate(knownUntil) : '',
          })}
        {!confirmed && ' Not confirmed.'}
        {note && ` ${note}`}
      </span>
    </li>
  )
}

function furtherSources({ article, brandFinance, lender }: Entry): { title: string; url: string }[] {
  const named = article?.meta.sources ?? []
  const urls = [
    ...(brandFinance
      ? [
          ...brandFinance.lenders.map(({ source }) => source),
          ...brandFinance.pointSources.flat(),
          ...brandFinance.aboutSources,
          ...brandFinance.modelSources,
        ]
      : []),
    ...(lender ? lender.sources : []),
  ]
  return [...named, ...[...new Set(urls)].map((url) => ({ title: shortAddress(url), url }))]
}

/** "blackhorse.co.uk/complaints" */
const shortAddress = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
