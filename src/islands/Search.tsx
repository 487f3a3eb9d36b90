import { HeaderSearch, type HeaderSearchProps } from './search/HeaderSearch.tsx'
import { SearchResults, type SearchResultsProps } from './search/SearchResults.tsx'
import { useFound, useSearch, useAnswer, useWhole } from './search/searchQuery.ts'
import { useEffect, useState } from 'react'
import { SearchBox } from '../components/SearchBox.tsx'
import { fitting } from '../search/find.ts'
import { fillIn } from '../content/words/fillIn.ts'
import type { SearchWords } from '../content/search/schema.ts'

export type SearchProps =
  | ({ as: 'header' } & HeaderSearchProps)
  | ({ as: 'page' } & SearchResultsProps)
  | ({ as: 'near' } & NearPagesProps)
  | ({ as: 'filter' } & ListFilterProps)

/** All that searches: the box in the header, the search page, the page of an unknown address, and the boxes above lists. One island, because each that the site has is named in the script of every page. */
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

type NearPagesProps = { heading: string }

/** On the page of an address that does not exist: the pages that are nearest to its words. */
function NearPages({ heading }: NearPagesProps) {
  const { search } = useSearch()
  const { found } = useFound(search ? wordsOfPath(location.pathname) : '', search)
  const pages = (found?.results ?? []).filter(({ document }) => document.kind !== 'answer').slice(0, most)
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

/** The words an address is made of. Folders that most addresses share say nothing, and an ending is none of them. */
function wordsOfPath(path: string): string {
  const spaced = path.replace(/\.\w+$/, '').replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
  try {
    return `${decodeURIComponent(spaced)} `
  } catch {
    return spaced
  }
}

/** The words of a list’s box, and how many entries the list has. */
export type ListFilterProps = SearchWords['filter']['lists'][string] & {
  of: string
  all: number
  left: string
  unavailable: string
}

/** A box that shortens the list below it to the entries that fit what is typed: by any name, model or place. */
export function ListFilter({ label, whole, none, left, unavailable, of, all }: ListFilterProps) {
  const [typed, setTyped] = useState('')
  const [count, setCount] = useState<number>()
  const { search, failed: notThere } = useSearch()
  const { answer: fits, failed } = useAnswer(typed, search, fitting)
  const { whole: fitted, missed } = useWhole(fits)
  useEffect(() => {
    const shown = shorten(fitted?.paths)
    setCount(fitted && shown)
  }, [fitted])
  const fails = notThere || failed || missed
  const says = fails ? unavailable : count === undefined ? fillIn(whole, { all }) : fillIn(left, { count, all })
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

/** Hides the entries of the page’s list whose addresses are not among these, letters without any, and the way to the letters while there are few. Gives how many are left. */
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
