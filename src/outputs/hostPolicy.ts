import type { Site } from '../site/site.ts'
import { escapeXml } from './escapeXml.ts'

/** The type of each kind of file, by its ending: hosts do not agree on all. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
}

/** Write the content policy: what a page may load, run and send. No form goes anywhere: what is typed is worked on in the page. */
const policyOf = ({ company }: Site): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app-url site-html',
  `frame-src ${new URL(company.map.embed).origin}`,
]

/** Other sites are not told where a visitor comes from; our own server knows it already. */
const referrerPolicy = 'same-origin'

/** The same rules as tags of every page, for hosts that send no headers. Only a header can forbid framing. */
export const policyTags = (site: Site): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policyOf(site).join('; '))}"><meta name="referrer" content="${referrerPolicy}">`

/** Rules for any host of the built files. Every host’s own file is written from this. */
export type HostModel = ReturnType<typeof hostPolicy>

export function hostPolicy(site: Site) {
  const headers: Readonly<Record<string, string>> = {
    'Content-Security-Policy': [...policyOf(site), "frame-ancestors 'none'"].join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': referrerPolicy,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return {
    // The home page’s file has that name, so hosts would show it there too.
    redirects: [...site.redirects, { from: '/index', to: '/' }],
    headers,
    cache: { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' },
  }
}

/** Built files without an address. Cloudflare and Netlify hide only their own two; the rest shows nothing that a visitor may not see. */
export const hiddenPaths = {
  addresses: ['/404', '/host.json', '/_headers', '/_redirects'],
  folder: '/hosts/',
  endings: ['html', 'br', 'gz'],
} as const

export const isHidden = (path: string): boolean =>
  (hiddenPaths.addresses as readonly string[]).includes(path) ||
  path.startsWith(hiddenPaths.folder) ||
  hiddenPaths.endings.some((ending) => path.endsWith(`.${ending}`))

/** The file that answers a path: "/" is index.html, "/brands/ford" is brands/ford.html. */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
