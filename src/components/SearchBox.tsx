import type { InputHTMLAttributes } from 'react'
import { privateBox } from './privateBox.ts'

/** The box of a search or a filter: one line, and nothing that is typed leaves the device. */
export const SearchBox = (attributes: InputHTMLAttributes<HTMLInputElement>) => (
  <input
    {...privateBox}
    type="search"
    className="search-box"
    autoComplete="off"
    autoCorrect="off"
    autoCapitalize="none"
    enterKeyHint="search"
    {...attributes}
  />
)
