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

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
