import type { Redirect } from '../manifest/schema.ts'
import type { Site } from '../site/site.ts'

/** What any host must do with the built files. Every host’s own file is written from this. */
export type HostModel = {
  redirects: readonly Redirect[]
  headers: Record<string, string>
  cache: { assets: string; pages: string }
}

const policy = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "font-src 'self'", "connect-src 'self'",
  "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  "require-trusted-types-for 'script'", 'trusted-types app-url site-html',
]

export function hostModel(site: Site): HostModel {
  const frame = new URL(site.company.map.embed).origin
  return {
    redirects: site.redirects,
    headers: {
      'Content-Security-Policy': [...policy, `frame-src ${frame}`].join('; '),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    cache: { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' },
  }
}
