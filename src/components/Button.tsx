import type { ComponentProps } from 'react'

/** Props of a button. It does something on the page; one that sends a form is given the type "submit". */
type ButtonProps = ComponentProps<'button'>

/** The one thing to do. */
export const MainButton = (props: ButtonProps) => <button type="button" className="button" {...props} />
/** Something else that can be done. */
export const QuietButton = (props: ButtonProps) => <button type="button" className="button quiet" {...props} />
/** Something beside the words, which looks like a link. */
export const LinkButton = (props: ButtonProps) => <button type="button" className="as-link" {...props} />
