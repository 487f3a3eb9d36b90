import { UsageError } from '../../src/build/faults.ts'

const highest = 65_535

/** The port asked for, with --port or else PORT; 0 is any that is free. Throws a UsageError for what is no port. */
export function portFrom(given = process.env.PORT ?? '4173'): number {
  if (/^\d+$/.test(given) && Number(given) <= highest) return Number(given)
  throw new UsageError(
    `"${given}" is no port: write a number up to ${highest}, such as 4173, or 0 for any that is free`,
  )
}
