import { addDays } from '../dates/plainDate.ts'
import type { Site } from '../site/site.ts'

/** RFC 9116 asks for less than a year, so that an address which nobody reads any more is told from one that is. */
const holdsDays = 360

/** Whom to tell of a hole in the site’s security: the firm’s own address, said anew by each build. */
export const securityTxt = ({ company, origin, today }: Site): string =>
  `${[
    `Contact: mailto:${company.email}`,
    `Expires: ${addDays(today, holdsDays)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n')}\n`
