import { memo, useEffect, useRef, useState } from 'react'
import { useAfterPaint } from '../components/afterPaint.ts'
import { Form } from '../components/Form.tsx'
import { SearchBox, SearchButton } from '../components/SearchBox.tsx'
import type { SearchWords } from '../content/search/schema.ts'
import { countedWords, fillIn } from '../content/words/fillIn.ts'
import { fitting, grouped } from '../search/find.ts'
import { isCut, mostTyped } from '../search/question.ts'
import { searchAddress, typedInAddress } from './search/addressOf.ts'
import { HeaderSearch, type HeaderSearchProps } from './search/HeaderSearch.tsx'
import { hrefOf, ResultAbout, ResultName } from './search/ResultWords.tsx'
import { type Found, findAsked, type OpenSearch, useAnswer } from './search/searchQuery.ts'

export type SearchProps =
  | ({ as: 'header' } & HeaderSearchProps)
  | ({ as: 'page' } & SearchResultsProps)
  | { as: 'near'; heading: string }
  | ({ as: 'filter' } & ListFilterProps)

/** All search: the header box, search page, unknown-address page and boxes above lists. One island, because every page’s script names each island. */
export function Search(props: SearchProps) {
  switch (props.as) {
    case 'header':
      return <HeaderSearch {...props} />
    case 'page':
      return <SearchResults {...props} />
    case 'near':
      return <NearPages {...props} />
    case 'filter':
      return <ListFilter {...props} />
  }
}

const most = 5

/** On the page of an address that does not exist: the pages that are nearest to its words. */
function NearPages({ heading }: { heading: string }) {
  const { answer } = useAnswer(wordsOfPath(location.pathname), findAsked)
  const pages = (answer?.results ?? []).filter(({ document }) => document.kind !== 'answer').slice(0, most)
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="near">
      <h2 id="near">{heading}</h2>
      <ul className="sitemap">
        {pages.map(({ document: { path, title } }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Split an address into words, without its file ending and the folders that most addresses share. */
function wordsOfPath(path: string): string {
  const spaced = path.replace(/\.\w+$/, '').replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
  try {
    return `${decodeURIComponent(spaced)} `
  } catch {
    return spaced
  }
}

type ListFilterProps = SearchWords['filter']['lists'][string] & {
  of: string
  all: number
  left: string
  unavailable: string
}

/** A box that shortens the list below it to the entries that fit what is typed: by any name, model or place. */
function ListFilter({ label, whole, none, left, unavailable, of, all }: ListFilterProps) {
  const [typed, setTyped] = useState('')
  const [count, setCount] = useState<number>()
  const { answer: fitted, failed } = useAnswer(typed, fitting)
  useEffect(() => {
    const shown = shorten(fitted?.paths)
    setCount(fitted && shown)
  }, [fitted])
  const says = failed ? unavailable : count === undefined ? fillIn(whole, { all }) : fillIn(left, { count, all })
  return (
    <div className="field">
      <label className="label" htmlFor={`filter-${of}`}>
        {label}
      </label>
      <SearchBox id={`filter-${of}`} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p role="status" className="result-count">
        {count === 0 ? (
          <>
            {none.says} <a href={none.page}>{none.link}</a>.
          </>
        ) : (
          says
        )}
      </p>
    </div>
  )
}

/** Hide list entries whose addresses are not among these, letters left empty, and the jump to letters while filtering. Return the count left. */
function shorten(fits?: ReadonlySet<string>): number {
  let left = 0
  for (const letter of document.querySelectorAll<HTMLElement>('section.letter')) {
    const entries = [...letter.querySelectorAll<HTMLElement>('li')]
    for (const entry of entries)
      entry.hidden = fits !== undefined && !fits.has(entry.querySelector('a')?.pathname ?? '')
    const shown = entries.filter(({ hidden }) => !hidden).length
    letter.hidden = shown === 0
    left += shown
  }
  for (const place of document.querySelectorAll<HTMLElement>('.letters')) place.hidden = fits !== undefined
  return left
}

type SearchResultsProps = Pick<SearchWords, 'label' | 'link' | 'hint' | 'private' | 'unavailable' | 'keys'>

/** Milliseconds without a key before an answer is looked for: on an old phone an answer takes as long as two keys. */
const pause = 150

/** The search page’s box and results. The typed words are kept after the "#", so that a result list can be linked and gone back to. */
function SearchResults({ label, link, hint, private: kept, unavailable, keys }: SearchResultsProps) {
  const [typed, setTyped] = useState('')
  // Make room at the key press, when a shift is fine: the answer can come much later and must push nothing down.
  const [hasWords, setHasWords] = useState(false)
  // The box holds its own words: a key is shown by the browser alone, and answered after a pause.
  const box = useRef<HTMLInputElement>(null)
  const answering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const answer = () => {
    clearTimeout(answering.current)
    // Another page may be shown by then.
    if (!box.current) return
    const words = box.current.value
    setTyped(words)
    // Results appear while typing, so replace the address without adding a history entry.
    if (words.trim() !== typedInAddress())
      history.replaceState(history.state, '', searchAddress(location.pathname, words))
  }
  const answerSoon = () => {
    clearTimeout(answering.current)
    answering.current = setTimeout(answer, pause)
    setHasWords(box.current?.value !== '')
  }
  useEffect(() => {
    const read = () => {
      const words = typedInAddress()
      if (box.current) box.current.value = words
      setTyped(words)
      setHasWords(words !== '')
    }
    // Keep what was typed before the script came.
    if (typedInAddress() !== '') read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const { search, answer: newest, failed } = useAnswer(typed, findAsked)
  // Search and paint in two tasks, so that the next key waits for at most one.
  const found = useAfterPaint(newest)
  return (
    <>
      <Form onSubmit={answer} screenOnly>
        <div className="field">
          <label className="label" htmlFor="search-box">
            {label}
          </label>
          <p className="hint" id="search-hint">
            {hint} {kept}
          </p>
          <div className="search-line">
            <SearchBox id="search-box" data-find="" aria-describedby="search-hint" ref={box} onChange={answerSoon} />
            <SearchButton name={link} />
          </div>
        </div>
      </Form>
      <SlashSwitch label={keys} />
      <div className={hasWords ? 'answers' : undefined}>
        {failed && <p className="callout">{unavailable}</p>}
        <div aria-live="polite" aria-atomic="false">
          {search && isCut(typed) && <p className="hint">{fillIn(search.words.cut, { most: mostTyped })}</p>}
          {found && search && <p className="result-count">{countedWords(search.words.count, found.results.length)}</p>}
        </div>
        {found && search && <ResultList found={found} search={search} />}
      </div>
    </>
  )
}

/** A key by itself must be one that can be switched off: someone who dictates may press it without meaning to. */
function SlashSwitch({ label }: { label: string }) {
  const [on, setOn] = useState(true)
  useEffect(() => {
    try {
      setOn(localStorage.getItem('noSlash') === null)
    } catch {
      setOn(false)
    }
  }, [])
  const choose = (wanted: boolean) => {
    try {
      if (wanted) localStorage.removeItem('noSlash')
      else localStorage.setItem('noSlash', '1')
      setOn(wanted)
    } catch {} // storage is denied, and the key does nothing then
  }
  return (
    <label className="slash-switch">
      <input type="checkbox" checked={on} onChange={(event) => choose(event.target.checked)} /> {label}
    </label>
  )
}

/** Results by what one can do with them, or what to try. They are not made again for a key that is shown before its answer. */
const ResultList = memo(function ResultList({ found, search }: { found: Found; search: OpenSearch }) {
  const groups = grouped(found.results)
  const { words } = search
  return (
    <div className="results" translate="no">
      {found.weak && groups.length > 0 && <p className="callout">{words.weak}</p>}
      {groups.map(([group, results]) => (
        <section key={group} aria-labelledby={`results-${group}`}>
          <h2 id={`results-${group}`}>{words.groups[group]}</h2>
          <ul className="result-list">
            {results.map((result) => (
              <li key={`${result.document.kind} ${result.document.path}`} data-kind={result.document.kind}>
                {result.document.answer ? (
                  <strong className="result-name">{result.document.answer.says}</strong>
                ) : (
                  <a className="result-name" href={hrefOf(result)}>
                    <ResultName result={result} found={found} search={search} />
                  </a>
                )}
                <p>
                  <ResultAbout result={result} found={found} search={search} />
                </p>
                {result.document.answer && (
                  <p>
                    {words.readMore} <a href={result.document.path}>{result.document.title}</a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <>
          <p>{fillIn(words.none, { words: found.asked.trim() })}</p>
          <ul className="try-this">
            {words.tryThis.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            {words.ask.says} <a href={words.ask.page}>{words.ask.link}</a>
          </p>
        </>
      )}
    </div>
  )
})
