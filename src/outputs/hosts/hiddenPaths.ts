/**
 * Built files that get no address: what hosts are set up from, what the build says of itself, and the files behind pages. Cloudflare and
 * Netlify hide only their own two; the rest holds nothing that a visitor may not see.
 */
export const hiddenPaths = {
  addresses: ['/404', '/host.json', '/_headers', '/_redirects'],
  folder: '/hosts/',
  endings: ['html', 'br', 'gz'],
} as const

export const isHidden = (path: string): boolean =>
  (hiddenPaths.addresses as readonly string[]).includes(path) ||
  path.startsWith(hiddenPaths.folder) ||
  hiddenPaths.endings.some((ending) => path.endsWith(`.${ending}`))
