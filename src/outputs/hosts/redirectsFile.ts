import type { HostModel } from '../hostModel.ts'

const why = `# Each redirect stands twice. Netlify shows the page kept for hosts without redirects unless the rule ends in "!";
# Cloudflare Pages does not know "!", passes over that line with a warning, and takes the next.`

/** _redirects, as Netlify and Cloudflare Pages read it. Every rule is exact. */
export const redirectsFile = ({ redirects }: HostModel): string =>
  [why, ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]), ''].join('\n')
