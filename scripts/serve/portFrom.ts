import { UsageError } from '../../src/build/faults.ts'

const highest = 65_535

/** A port, and whether somebody asked for that one. */
export type Port = { port: number; isAsked: boolean }

/** The port asked for, with --port or else PORT; 0 is any that is free. Throws a UsageError for what is no port. */
export function portFrom(given = process.env.PORT): Port {
  const said = given ?? '4173'
  if (/^\d+$/.test(said) && Number(said) <= highest)
    return { port: Number(said), isAsked: given !== undefined && Number(said) !== 0 }
  throw new UsageError(`"${said}" is no port: write a number up to ${highest}, such as 4173, or 0 for any that is free`)
}
