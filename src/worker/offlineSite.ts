/** Data of the site for the worker, put into it when the pages have been written. */
export type OfflineSite = {
  name: string
  /** Words shown in place of a page that is not there; undefined for a site without such words. */
  words: Record<'title' | 'says' | 'again' | 'works' | 'others', string> | undefined
  /** The pages that can be opened without a network even if they were never read: the tools, and the search. */
  tools: readonly { path: string; title: string }[]
  /** Other addresses of a page, which show it where they stand. */
  aliases: Readonly<Record<string, string>>
  /** Former addresses, and where they lead. */
  moved: Readonly<Record<string, string>>
}
