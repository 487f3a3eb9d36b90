import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteHandler } from '../../scripts/serve/serveSite.ts'
import { builtSite } from './site.ts'

/** What a server was told in one request: everything that could end in its log. */
type Told = { method: string; url: string; referrer: string; body: string }

/** How a request is answered in place of the site: true when it has been, or will be. */
type Answer = (path: string, response: ServerResponse) => boolean

/** The built site on a server of its own, which writes down all that it is told and can be made to answer badly. */
export async function loggedServer() {
  const log: Told[] = []
  let answer: Answer = () => false
  const handler = siteHandler(builtSite)
  const server = createServer((request, response) => {
    const told: Told = {
      method: request.method ?? '',
      url: request.url ?? '',
      referrer: request.headers.referer ?? '',
      body: '',
    }
    log.push(told)
    request.on('data', (part) => {
      told.body += part
    })
    if (!answer((request.url ?? '').split('?')[0] ?? '', response)) handler(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: (path: string) => `http://localhost:${port}${path}`,
    log,
    answerWith: (next: Answer) => {
      answer = next
    },
    /** Every request as one text, decoded, to look for words in. */
    all: () =>
      log.map(({ method, url, referrer, body }) => `${method} ${decoded(url)} ${decoded(referrer)} ${body}`).join('\n'),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    return address
  }
}
