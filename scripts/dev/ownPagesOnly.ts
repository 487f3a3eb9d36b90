import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedFor } from '../serve/siteHandler.ts'

/** Answer to requests from the pages of other sites. */
const refusal =
  'Refused: this server answers its own pages alone, and another site asked. Type the address, or follow a link of the site itself.\n'

/** Address at which Vite opens a file in the editor of whoever runs the server. */
const editorPath = '/__open-in-editor'

/**
 * Lets only the server’s own pages, and whoever types an address, through to what follows. Vite looks at the host that is asked for
 * before anything of ours; from whose page a request comes is looked at here, and an address with strokes too many is sent on.
 */
export function ownPagesOnly(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname, search, tidy } = askedFor(request.url)
  if (isFromElsewhere(request, tidy)) {
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(refusal)
  } else if (pathname !== tidy) {
    response.writeHead(301, { Location: tidy + search })
    response.end()
  } else next()
}

/** Browsers say where a request comes from; a program that says nothing of it is let through, but not to the editor. */
function isFromElsewhere({ headers }: IncomingMessage, path: string): boolean {
  const from = headers['sec-fetch-site']
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return true
  if (path.startsWith(editorPath)) return from !== 'same-origin'
  return from !== undefined && from !== 'same-origin' && from !== 'none'
}
