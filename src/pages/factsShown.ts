/** The ids of the facts a rendered page shows, in the order a reader meets them: from its own words, its tables and what its template says. */
export const factsShown = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-fact="([^"]+)"/g)].map((match) => match[1] ?? '')),
]
