import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteHandler } from './siteHandler.ts'

/** Serves a built site on the wanted port, or on a free one when that is taken. */
export async function serveSite(folder: string, wanted: number): Promise<{ server: Server; url: string }> {
  const server = createServer(siteHandler(folder))
  await listen(server, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return listen(server, 0)
  })
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
