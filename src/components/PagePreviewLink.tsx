import type { ReactNode } from 'react'
import type { Side } from './Sheets.tsx'

/** A part of another page of this site, to be looked at without leaving. */
export type PreviewProps = {
  href: string
  /** Selectors of the part and of what in it to leave out. */
  part: string
  without?: string
  side: Side
  title: string
  label: string
  /** The words of the link to the whole page. */
  more: string
}

/** A link to a page. The PagePreview island shows the part of it that is wanted in a sheet; without script the link leads there. */
export const PagePreviewLink = ({ id, ...props }: PreviewProps & { id: string }): ReactNode => (
  <span id={id} data-island="PagePreview" data-start="intent" data-props={JSON.stringify(props)}>
    <a href={props.href} data-part="preview" data-wait="">
      {props.label}
    </a>
  </span>
)
