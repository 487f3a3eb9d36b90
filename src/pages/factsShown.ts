/**
 * The ids of the facts a rendered page shows, in the order a reader meets them: from its own words (where they lead to their
 * sources), its tables and what its template says. Those that have their source beside them (data-sourced) are left out: a list at the end would say it twice.
 */
export const factsShown = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:data-fact="|class="fact" href="#source-)([^"]+)"(?! data-sourced)/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
]

/** True when a page’s own text has figures whose sources are shown beside it. */
export const isSourced = (html: string): boolean => /<article class="prose".* class="fact"/s.test(html)
