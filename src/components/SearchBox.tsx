import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { privateBox } from './privateBox.ts'

/** The box of a search or a filter: one line, and nothing that is typed leaves the device. */
export const SearchBox = (attributes: ComponentProps<'input'>) => (
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

/** The button beside it, for those who do not press Enter. */
export const SearchButton = ({ name }: { name: string }) => (
  <button type="submit" className="search-go" aria-label={name}>
    <Icon name="search" />
  </button>
)
