import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { UsageError } from '../../src/build/faults.ts'
import { siteHandler } from './siteHandler.ts'

/** The address at which only programs of this machine are answered. */
export const thisMachine = '127.0.0.1'

/** Serves a built site on the wanted port of an address, or on a free one when that is taken and nobody asked for it. */
export async function serveSite(
  folder: string,
  wanted: number,
  host = thisMachine,
  isAsked = false,
): Promise<{ server: Server; url: string }> {
  const server = createServer(siteHandler(folder))
  await listen(server, wanted, host).catch((error: NodeJS.ErrnoException) => {
    if (isAsked || error.code !== 'EADDRINUSE') throw portFault(error, wanted)
    return listen(server, 0, host)
  })
  return { server, url: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}` }
}

/** Throws when a port that was asked for cannot be had, before minutes are spent on what would be shown there. */
export async function refuseTakenPort({ port, isAsked }: Port, host = thisMachine): Promise<void> {
  if (!isAsked) return
  const server = createServer()
  await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw portFault(error, port)
  })
  await new Promise((resolve) => server.close(resolve))
}

const portFault = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new UsageError(`Port ${port} is taken: stop what has it, or name another with --port`)
    : error.code === 'EACCES'
      ? new UsageError(`Port ${port} is kept for the system: use one above 1023`)
      : error

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Serves a built site until it is stopped, and prints where. */
export async function serveAndSay(folder: string, { port, isAsked }: Port, host = thisMachine): Promise<void> {
  const { url } = await serveSite(folder, port, host, isAsked)
  const taken = port !== 0 && !url.endsWith(`:${port}`)
  console.log(
    `\n${taken ? `  Port ${port} is taken.\n` : ''}  The site is at ${url}${host === thisMachine ? '' : '\n  It may be open to anyone on this network.'}\n  Press Ctrl+C to stop.`,
  )
}

const highest = 65_535

type Port = { port: number; isAsked: boolean }

/** The port asked for, with --port or else PORT; 0 is any that is free. Throws a UsageError for what is no port. */
export function portFrom(given = process.env.PORT): Port {
  const said = given ?? '4173'
  if (/^\d+$/.test(said) && Number(said) <= highest)
    return { port: Number(said), isAsked: given !== undefined && Number(said) !== 0 }
  throw new UsageError(`"${said}" is no port: write a number up to ${highest}, such as 4173, or 0 for any that is free`)
}
