import type { ReactNode } from 'react'
import type { Side } from './SheetInside.tsx'

/** A part of another page of this site, to be looked at without leaving. */
export type GlanceProps = {
  href: string
  /** Selects the part on its page, and what of it is left out. */
  part: string
  without?: string
  side: Side
  title: string
  label: string
  /** The words of the link to the whole page. */
  more: string
}

/** A link to a page. The Glance island shows the part of it that is wanted in a sheet; without script the link leads there. */
export const Glance = ({ id, ...props }: GlanceProps & { id: string }): ReactNode => (
  <span id={id} data-island="Glance" data-start="intent" data-props={JSON.stringify(props)}>
    <a href={props.href} data-part="glance" data-wait="">
      {props.label}
    </a>
  </span>
)
