import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { UsageError } from '../../src/build/faults.ts'
import { fileTypes, type HostModel, isHidden } from '../../src/outputs/hostPolicy.ts'

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

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers as the real hosts do, and goes over to a new build of the folder as soon as it is there. */
export function siteHandler(folder: string): Handler {
  let build = buildIn(folder)
  let answer = handlerOf(folder)
  return (request, response) => {
    const now = buildIn(folder)
    if (now !== undefined && now !== build) {
      build = now
      answer = handlerOf(folder)
    }
    answer(request, response)
  }
}

/** Tells one build in a folder from the next; undefined in the instant between the two. */
const buildIn = (folder: string): number | undefined =>
  statSync(join(folder, 'host.json'), { throwIfNoEntry: false })?.ino

/** Redirects, one address per page, compressed files, cache and security headers, and the not-found page with 404. */
function handlerOf(folder: string): Handler {
  const host = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as HostModel
  const redirects = new Map(host.redirects.map(({ from, to }) => [from, to]))
  const withHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(host.headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? host.cache.assets : host.cache.pages)
  }
  const withTypeToo = (response: ServerResponse, path: string) => {
    withHeaders(response, path)
    // A page has no ending.
    response.setHeader('Content-Type', fileTypes[extname(path).slice(1) || 'html'] ?? 'application/octet-stream')
  }
  const pages = { extensions: ['html'], gzip: true, brotli: true }
  const files = sirv(folder, { ...pages, etag: true, setHeaders: withTypeToo, onNoMatch: notFound })
  const missing = sirv(folder, { ...pages, setHeaders: (response) => withTypeToo(response, '/404') })

  function notFound(request: IncomingMessage, response: ServerResponse) {
    // sirv always answers 200; the page for a missing address must not.
    const writeHead = response.writeHead.bind(response)
    response.writeHead = ((_status: number, headers?: Record<string, string>) =>
      writeHead(404, headers)) as typeof response.writeHead
    Object.assign(request, {
      url: '/404',
      _parsedUrl: undefined,
      headers: { ...request.headers, 'if-none-match': undefined },
    })
    missing(request, response, () => void response.end('Not found'))
  }

  return (request, response) => {
    const { pathname, search, tidy } = askedFor(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      withHeaders(response, '/405')
      response.writeHead(405).end()
      return
    }
    const isOfFiles = pathname.startsWith('/assets/') || isHidden(pathname)
    const target = redirects.get(tidy) ?? (pathname !== tidy && !isOfFiles ? tidy : undefined)
    if (target !== undefined) {
      withHeaders(response, pathname)
      response.writeHead(301, { Location: target + search }).end()
    } else if (isHidden(pathname)) notFound(request, response)
    else files(request, response, () => notFound(request, response))
  }
}

/** Parts of a requested address. `tidy` is the one address of it: no stroke at its end, and one alone at its front. */
type AskedFor = { pathname: string; search: string; tidy: string }

/** An address taken apart by hand: one such as "//" is not a URL, and must not stop a server. */
export function askedFor(url = '/'): AskedFor {
  const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  // A browser takes "//name" and "/\name" for another site.
  return { pathname, search, tidy: pathname.replace(/\/+$/, '').replace(/^[/\\]{2,}/, '/') || '/' }
}
