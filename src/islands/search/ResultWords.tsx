import { longDate } from '../../dates/plainDate.ts'
import type { SearchOutcome, SearchResult } from '../../search/find.ts'
import { type SearchLanguage, stemmedWords, termsIn } from '../../search/terms.ts'
import type { OpenSearch } from './searchQuery.ts'

type Shown = { result: SearchResult; found: SearchOutcome; search: OpenSearch }

export const hrefOf = ({ document, section }: SearchResult): string =>
  section?.id ? `${document.path}#${section.id}` : document.path

/** The name of a result: what an answer says, or the title of a page. */
export function ResultName({ result, found, search }: Shown) {
  const { document } = result
  if (document.answer) return <>{document.answer.says}</>
  return <Marked text={document.title} found={found} search={search} />
}

/** Show the line below a result: the source of an answer, or the part of the page that fits, with the matching words marked. */
export function ResultAbout({ result, found, search }: Shown) {
  const { document, section } = result
  const { words } = search
  if (document.answer) {
    const { of, source, checkedOn, confirmed, knownUntil } = document.answer
    return (
      <>
        {of && `${of} `}
        {!confirmed && <strong>({words.notConfirmed}) </strong>}
        {knownUntil && `${words.knownUntil} ${longDate(knownUntil)}. `}
        {source && (
          <span className="answer-source">
            {source.title}
            {checkedOn && `. ${words.checked} ${longDate(checkedOn)}.`}
          </span>
        )}
      </>
    )
  }
  return (
    <>
      {section?.heading && (
        <strong>
          <Marked text={section.heading} found={found} search={search} />{' '}
        </strong>
      )}
      <Marked text={section?.text || document.about} found={found} search={search} />
    </>
  )
}

function Marked({ text, found, search }: Omit<Shown, 'result'> & { text: string }) {
  const terms = new Set(found.meant.map(({ term }) => term))
  let at = 0
  return (
    <>
      {markMatches(text, terms, search.index.reading).map((stretch) => {
        at += stretch.text.length
        return stretch.sought ? <mark key={at}>{stretch.text}</mark> : stretch.text
      })}
    </>
  )
}

/** Split a text into spans, each with whether it means one of the terms. Joined, they are the text. */
export function markMatches(text: string, terms: ReadonlySet<string>, reading: SearchLanguage) {
  const spans = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)].flatMap(({ 0: written, index }) =>
    stemmedWords(written).map((word) => ({ ...word, from: index, to: index + written.length })),
  )
  const sought = termsIn(spans, reading)
    .filter(({ term }) => terms.has(term))
    .flatMap(({ from, to }) => {
      const [first, last] = [spans[from], spans[to - 1]]
      return first && last ? [{ from: first.from, to: last.to }] : []
    })
  const stretches: { text: string; sought: boolean }[] = []
  let at = 0
  for (const { from, to } of sought) {
    if (from > at) stretches.push({ text: text.slice(at, from), sought: false })
    stretches.push({ text: text.slice(from, to), sought: true })
    at = to
  }
  if (at < text.length) stretches.push({ text: text.slice(at), sought: false })
  return stretches
}
