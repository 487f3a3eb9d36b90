import type { ComponentProps, ReactNode } from 'react'

/** Props of a button. It does something on the page; one that sends a form is given the type "submit". */
type ButtonProps = ComponentProps<'button'>

/** The one thing to do. */
export const MainButton = (props: ButtonProps) => <button type="button" className="button" {...props} />
/** The one thing to do, where that is on another page. */
export const MainLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a className="button" href={href}>
      {children}
    </a>
  </p>
)
/** Something else that can be done. */
export const QuietButton = (props: ButtonProps) => <button type="button" className="button quiet" {...props} />
/** Something beside the words, which looks like a link. */
export const LinkButton = (props: ButtonProps) => <button type="button" className="as-link" {...props} />

/** Puts a text on the clipboard, and says so in a message. Of no use without script, so not shown then. */
export const CopyButton = ({ what, text }: { what: string; text: string }) => (
  <button type="button" className="copy needs-script" data-copy={text} data-what={what}>
    Copy<span className="visually-hidden"> the {what.toLowerCase()}</span>
  </button>
)
