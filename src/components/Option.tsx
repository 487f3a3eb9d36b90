import type { ReactNode } from 'react'

/** An option of a combobox. aria-activedescendant does not scroll options into view, so this does. */
export const Option = ({
  id,
  chosen,
  onPick,
  children,
}: {
  id: string
  chosen: boolean
  onPick: () => void
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and its keys choose
  // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, never focused
  <li id={id} role="option" aria-selected={chosen} ref={chosen ? intoView : undefined} onClick={onPick}>
    {children}
  </li>
)

/** Move among the options of a combobox by an arrow key, in a circle. −1 is its box. */
export const nextOption = (at: number, key: string, count: number): number =>
  ((at + 1 + (key === 'ArrowDown' ? 1 : count)) % (count + 1)) - 1

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
