import type { ReactNode } from 'react'

type LinkProps = { href: string; className?: string; children: ReactNode }

/** A link to another site, which is told no referrer. */
export const OuterLink = (link: LinkProps) => <a {...link} rel="external noreferrer" />

/** An address that is too long for its line goes on behind the "@". */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    {email.slice(0, email.indexOf('@') + 1)}
    <wbr />
    {email.slice(email.indexOf('@') + 1)}
  </a>
)

export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>

export const TextLink = (link: LinkProps) =>
  link.href.startsWith('https:') ? <OuterLink {...link} /> : <a {...link} />

/** A hard word. It leads to the glossary; pressing it shows the plain meaning in place. */
export function TermLink({ id, glossary, children }: { id: string; glossary: string; children: ReactNode }) {
  return (
    <a className="term" href={`${glossary}#${id}`} data-term={id}>
      {children}
    </a>
  )
}
