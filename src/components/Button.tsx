import type { ComponentProps } from 'react'

/** Make a button that does something on the page; one that sends a form is given the type "submit". */
const buttonWith = (className: string) => (props: ComponentProps<'button'>) => (
  <button type="button" className={className} {...props} />
)

/** The one thing to do. */
export const MainButton = buttonWith('button')
/** Something else that can be done. */
export const QuietButton = buttonWith('button quiet')
/** Something beside the words, which looks like a link. */
export const LinkButton = buttonWith('as-link')
