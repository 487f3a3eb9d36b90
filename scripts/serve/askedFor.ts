/** Parts of a requested address. `tidy` is the one address of it: no stroke at its end, and one alone at its front. */
export type AskedFor = { pathname: string; search: string; tidy: string }

/** An address taken apart by hand: one such as "//" is not a URL, and must not stop a server. */
export function askedFor(url = '/'): AskedFor {
  const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  // A browser takes "//name" and "/\name" for another site.
  return { pathname, search, tidy: pathname.replace(/\/+$/, '').replace(/^[/\\]{2,}/, '/') || '/' }
}
