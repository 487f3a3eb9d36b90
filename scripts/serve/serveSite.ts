import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { UsageError } from '../../src/build/faults.ts'
import type { Port } from './portFrom.ts'
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
