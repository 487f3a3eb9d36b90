// The address of a letter tool may name the lender to start from. It comes after the “#”, which browsers never send:
// no request, and so no server’s log, says which lender a visitor found.

export const withLender = (path: string, slug: string): string => `${path}#?lender=${slug}`

/** The slug of the lender that an address names. @param hash what stands behind its "#", with it; "" for nothing */
export const lenderIn = (hash: string): string | null =>
  hash.startsWith('#?') ? new URLSearchParams(hash.slice(2)).get('lender') : null

/** An old address with its lender moved from behind the “?” to behind the “#”, without the origin; undefined when there is none to move. */
export function lenderBehindHash({ pathname, searchParams }: URL): string | undefined {
  const lender = searchParams.get('lender')
  if (lender === null) return undefined
  const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== 'lender')).toString()
  return withLender(pathname + (rest && `?${rest}`), encodeURIComponent(lender))
}
