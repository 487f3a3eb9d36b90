import type { ReactNode } from 'react'

/**
 * One of a list’s options, after the ARIA pattern for comboboxes: it is pointed at from a box that keeps the focus, and brought into view
 * when it is, because only what has the focus is by itself.
 */
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

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
