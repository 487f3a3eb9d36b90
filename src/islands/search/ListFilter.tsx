import { useEffect, useState } from 'react'
import { SearchBox } from '../../components/SearchBox.tsx'
import { fitting } from '../../search/find.ts'
import { useSearch } from './searchQuery.ts'

export type ListFilterProps = { label: string; none: string; of: 'lenders' | 'brands' }

/** A box that shortens the list below it to the entries that fit what is typed: by any name, model or place. */
export function ListFilter({ label, none, of }: ListFilterProps) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<number>()
  const { search } = useSearch()
  useEffect(() => {
    if (!search) return
    const fits = typed.trim() === '' ? undefined : fitting(typed, search.index)
    setLeft(fits && shorten(fits))
    if (!fits) shorten()
  }, [typed, search])
  const count =
    left === undefined || !search
      ? ''
      : left === 1
        ? search.words.one
        : search.words.count.replace('{count}', String(left))
  return (
    <div className="field">
      <label className="label" htmlFor={`filter-${of}`}>
        {label}
      </label>
      <SearchBox id={`filter-${of}`} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p role="status" className="result-count">
        {left === 0 ? none : count}
      </p>
    </div>
  )
}

/** Hides the entries of the page’s list whose addresses are not among these, and letters without any. Gives how many are left. */
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
  return left
}
