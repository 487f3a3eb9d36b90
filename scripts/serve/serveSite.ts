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
    if (error.code === 'EACCES') throw new UsageError(`Port ${wanted} is kept for the system: use one above 1023`)
    if (error.code !== 'EADDRINUSE') throw error
    if (isAsked) throw portTaken(wanted)
    return listen(server, 0, host)
  })
  return { server, url: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}` }
}

/** Report that a requested port is taken. */
export const portTaken = (port: number): UsageError =>
  new UsageError(`Port ${port} is taken: stop what has it, or name another with --port`)

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
