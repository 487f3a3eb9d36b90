import type { OfflineSite } from './offlineSite.ts'

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
