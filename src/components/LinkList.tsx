import type { ComponentProps, ReactNode } from 'react'
import { OuterLink } from './TextLink.tsx'

/** A link of a list, to another site where it is outer, and what is said beneath it. */
export type ListedLink = ComponentProps<'a'> & {
  href: string
  label: ReactNode
  isOuter?: true
  of?: string | undefined
}

export const LinkList = ({ links, className }: { links: readonly ListedLink[]; className?: string }) => (
  <ul className={className}>
    {links.map(({ label, of, isOuter, ...link }) => (
      <li key={`${link.href} ${label}`}>
        {isOuter ? <OuterLink href={link.href}>{label}</OuterLink> : <a {...link}>{label}</a>}
        {of && <span>{of}</span>}
      </li>
    ))}
  </ul>
)

/** Links to parts of a long list, all in a row. */
export const JumpLinks = (jumps: {
  className: string
  label: string
  links: readonly (readonly [says: string, id: string])[]
}) => (
  <nav className={jumps.className} aria-label={jumps.label}>
    {jumps.links.map(([says, id]) => (
      <a key={id} href={`#${id}`}>
        {says}
      </a>
    ))}
  </nav>
)
