import { memo } from 'react'
import { fillIn } from '../../content/words/fillIn.ts'
import { type SearchOutcome, grouped } from '../../search/find.ts'
import { hrefOf, ResultAbout, ResultName } from './ResultWords.tsx'
import type { OpenSearch } from './searchQuery.ts'

/**
 * Results by what one can do with them; where there are none, what to try and whom to ask. A keystroke is shown before it is answered, so
 * the results of the one before are not made again for it.
 */
export const ResultList = memo(function ResultList({
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
                  <>
                    <strong className="result-name">{result.document.answer.says}</strong>
                    <p>
                      <ResultAbout result={result} found={found} search={search} />
                    </p>
                    <p>
                      {words.readMore} <a href={result.document.path}>{result.document.title}</a>
                    </p>
                  </>
                ) : (
                  <>
                    <a className="result-name" href={hrefOf(result)}>
                      <ResultName result={result} found={found} search={search} />
                    </a>
                    <p>
                      <ResultAbout result={result} found={found} search={search} />
                    </p>
                  </>
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
