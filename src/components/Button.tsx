import type { ComponentProps, ReactNode } from 'react'

/** Props of a button. It does something on the page; one that sends a form is given the type "submit". */
type ButtonProps = ComponentProps<'button'>

export const MainButton = (props: ButtonProps) => <button type="button" className="button" {...props} />
/** The main action, when it leads to another page. */
export const MainLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a className="button" href={href}>
      {children}
    </a>
  </p>
)
export const QuietButton = (props: ButtonProps) => <button type="button" className="button quiet" {...props} />
/** A minor action beside text, styled as a link. */
export const LinkButton = (props: ButtonProps) => <button type="button" className="as-link" {...props} />

/** A button that copies a text to the clipboard and says so. Useless without script, so hidden then. */
export const CopyButton = ({ what, text }: { what: string; text: string }) => (
  <button type="button" className="copy needs-script" data-copy={text} data-what={what}>
    Copy<span className="visually-hidden"> the {what.toLowerCase()}</span>
  </button>
)
