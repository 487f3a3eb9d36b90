/**
 * The ids of the facts a rendered page shows, in the order a reader meets them: from its own words (where they lead to their
 * sources), its tables and what its template says. Those that have their source beside them (data-sourced) are left out: a list at the end would say it twice.
 */
export const factsShown = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:data-fact="|href="#source-)([^"]+)"(?! data-sourced)/g)].map((match) => match[1] ?? ''),
  ),
]

/** A page that says once what the mark on figures means, beside the day it was checked, if it has such a mark. */
export const withDoubt = (html: string, note = ''): string =>
  html.includes('class="unconfirmed"') ? html.replace(/<p class="checked">.*?(?=<\/p>)/s, `$& ${note}`) : html

/** True when a page’s own text has figures whose sources are shown beside it. */
export const isSourced = (html: string): boolean => /<article [^>]*class="prose".* class="fact"/s.test(html)
