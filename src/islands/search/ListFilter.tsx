import { useEffect, useState } from 'react'
import { SearchBox } from '../../components/SearchBox.tsx'
import { fitting } from '../../search/find.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { SearchWords } from '../../content/search/schema.ts'
import { useAnswer, useSearch, useWhole } from './searchQuery.ts'

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
