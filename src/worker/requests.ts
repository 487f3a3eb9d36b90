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

/** Files have a dot in their names; pages have none. */
export const isPage = (path: string): boolean => !path.includes('.')

/** The address a page is kept under: the same for its aliases, and without whatever stands behind a "?". */
export const keptAs = (path: string, { aliases }: OfflineSite): string => aliases[path] ?? path

/** Find the target of an address that has no page: a former one, or one with a "/" too many. Undefined for the others. */
export function leadsTo(path: string, { moved }: OfflineSite): string | undefined {
  // More than one "/" at the front would name another site.
  const trimmed = path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'
  const target = moved[trimmed] ?? trimmed
  return target === path ? undefined : target
}

/** Content types that a server must send for each kind of asset, or browsers refuse it. */
const types: readonly [RegExp, RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
]

/** Check whether an answer can be the file that its address names: a network that wants a sign-in answers with a page, and 200. */
export function isOfItsType(path: string, response: Response): boolean {
  const wanted = types.find(([ending]) => ending.test(path))?.[1]
  const isRight = wanted?.test(response.headers.get('Content-Type') ?? '') ?? true
  return response.status === 200 && !response.redirected && isRight
}

/** Check whether it is that file byte for byte, as the build wrote it. A file that this build does not know is another’s. */
export async function isAsset(path: string, response: Response, hash: string | undefined): Promise<boolean> {
  if (hash === undefined || !isOfItsType(path, response)) return false
  const bytes = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`
}

/** Write the page that is shown without a network in place of one that was not read before: why, and what can be used all the same. */
export function offlineHtml({ name, words, tools }: OfflineSite, styles: string | undefined): string {
  const list = tools.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join('')
  const { title, says, again, works, others } = Object.fromEntries(
    Object.entries(words ?? noWords).map(([part, text]) => [part, escaped(text)]),
  ) as typeof noWords
  const able = tools.length === 0 ? '' : `<h2>${works}</h2><ul>${list}</ul>`
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | ${escaped(name)}</title>${
    styles === undefined ? '' : `<link rel="stylesheet" href="${escaped(styles)}">`
  }</head><body><main id="main"><div class="prose"><h1>${title}</h1><p>${says}</p><p><a href="">${again}</a></p>${able}<p>${others}</p></div></main></body></html>`
}

const noWords = { title: 'Offline', says: '', again: 'Try again', works: '', others: '' }

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
