import { memo, useEffect, useRef, useState } from 'react'
import { Form } from '../../components/Form.tsx'
import { SearchBox, SearchButton } from '../../components/SearchBox.tsx'
import { useAfterPaint } from '../../components/afterPaint.ts'
import type { SearchWords } from '../../content/search/schema.ts'
import { countedWords, fillIn } from '../../content/words/fillIn.ts'
import { grouped, type SearchOutcome } from '../../search/find.ts'
import { isCut, mostTyped } from '../../search/question.ts'
import { searchAddress, typedInAddress } from './addressOf.ts'
import { hrefOf, ResultAbout, ResultName } from './ResultWords.tsx'
import { type OpenSearch, useFound, useSearch } from './searchQuery.ts'

export type SearchResultsProps = Pick<SearchWords, 'label' | 'link' | 'hint' | 'private' | 'unavailable' | 'keys'>

/** How long someone must have stopped typing before it is answered, in milliseconds: on an old phone an answer takes as long as two keys. */
const pause = 150

/** The search page’s box and what it finds. What is typed stands behind the "#", so that a result list can be linked and gone back to. */
export function SearchResults({ label, link, hint, private: kept, unavailable, keys }: SearchResultsProps) {
  const [typed, setTyped] = useState('')
  // Room is made with the key, when the page may move: an answer can come much later, and must push nothing down.
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
    if (words.trim() !== typedInAddress()) keepInAddress(words)
  }
  const answerSoon = () => {
    clearTimeout(answering.current)
    answering.current = setTimeout(answer, pause)
    setHasWords(box.current?.value !== '')
  }
  const { search, failed } = useSearch()
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
  const { found: newest, missed } = useFound(typed, search)
  // Looking and showing are two tasks, so that the next key waits for one of them at most.
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
        {(failed || missed) && <p className="callout">{unavailable}</p>}
        <div aria-live="polite" aria-atomic="false">
          {search && isCut(typed) && <p className="hint">{fillIn(search.words.cut, { most: mostTyped })}</p>}
          {found && search && <p className="result-count">{countedWords(search.words.count, found.results.length)}</p>}
        </div>
        {found && search && <ResultList found={found} search={search} />}
      </div>
    </>
  )
}

/** Results stand there as one types; the address takes the words without a step in the history. */
const keepInAddress = (typed: string): void =>
  history.replaceState(history.state, '', searchAddress(location.pathname, typed))

/** A key by itself must be one that can be switched off: someone who dictates may press it without meaning to. */
function SlashSwitch({ label }: { label: string }) {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(readSlash()), [])
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

function readSlash(): boolean {
  try {
    return localStorage.getItem('noSlash') === null
  } catch {
    return false
  }
}

/** Results by what one can do with them, or what to try. They are not made again for a key that is shown before its answer. */
const ResultList = memo(function ResultList({
  found,
  search,
}: {
  found: SearchOutcome & { asked: string }
  search: OpenSearch
}) {
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
      {groups.length === 0 && <NothingFound typed={found.asked} search={search} />}
    </div>
  )
})

const NothingFound = ({ typed, search: { words } }: { typed: string; search: OpenSearch }) => (
  <>
    <p>{fillIn(words.none, { words: typed.trim() })}</p>
    <ul className="try-this">
      {words.tryThis.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      {words.ask.says} <a href={words.ask.page}>{words.ask.link}</a>
    </p>
  </>
)
