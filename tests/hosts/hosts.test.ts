import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileTypes, type HostModel } from '../../src/outputs/hostPolicy.ts'
import { buildInto } from '../support/buildInto.ts'
import { debianCommand } from './debianCommand.ts'
import type { Started } from './startedServer.ts'
import { type HostName, startHost } from './startHost.ts'

/** Where a host differs from the rest, and cannot be told otherwise by a file of ours. docs/hosting.md says so too. */
const differences: Record<
  HostName,
  {
    needs?: [command: string, aptPackage: string]
    movesWith: 301 | 308
    hides: boolean
    keepsQuery: boolean
    slashOfRedirect: 'one step' | 'two steps'
    gzips: boolean
    /** What an address outside the site answers; undefined where the host is not ours to ask. */
    outside?: 200 | 400 | 404
    /** A redirect has a line of HTML too. */
    saysMoved?: boolean
  }
> = {
  'npm run serve': {
    movesWith: 301,
    hides: true,
    keepsQuery: true,
    slashOfRedirect: 'one step',
    gzips: false,
    outside: 404,
  },
  nginx: {
    needs: ['nginx', 'nginx-light'],
    movesWith: 301,
    hides: true,
    keepsQuery: true,
    slashOfRedirect: 'one step',
    gzips: true,
    outside: 400,
    saysMoved: true,
  },
  Caddy: {
    needs: ['caddy', 'caddy'],
    movesWith: 301,
    hides: true,
    keepsQuery: true,
    slashOfRedirect: 'one step',
    gzips: true,
    outside: 200,
  },
  'Cloudflare Pages': { movesWith: 308, hides: false, keepsQuery: true, slashOfRedirect: 'two steps', gzips: true },
}

let site: string
let host: HostModel
beforeAll(() => {
  site = buildInto('tests/sites/good', 'hosts')
  host = JSON.parse(readFileSync(join(site, 'host.json'), 'utf8')) as HostModel
}, 60_000)
afterAll(() => rmSync(dirname(site), { recursive: true, force: true }))

describe.each(Object.keys(startHost) as HostName[])('%s', (name) => {
  const { needs, movesWith, hides, keepsQuery, slashOfRedirect, gzips, outside, saysMoved = false } = differences[name]
  const found = needs ? debianCommand(...needs) : undefined
  // In CI, as root, nothing stands in the way: there a missing server is a failure.
  if (found && 'why' in found && !(process.env.CI && process.getuid?.() === 0)) {
    test.skip(`not run: ${found.why}`, () => {})
    return
  }

  let started: Started
  beforeAll(async () => {
    started = await startHost[name](site)
  }, 60_000)
  afterAll(() => started?.stop())

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(started.url + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip', ...headers } })
  const built = (file: string) => readFileSync(join(site, file), 'utf8')
  const expectAllHeaders = ({ headers }: Response) =>
    expect(Object.fromEntries(Object.keys(host.headers).map((key) => [key, headers.get(key)]))).toEqual(host.headers)
  const revalidated = /no-cache|no-store|max-age=0, must-revalidate/

  test.each([
    ['the home page', '/', 'index.html'],
    ['a page', '/what-is-pcp', 'what-is-pcp.html'],
    ['a page in a folder', '/brands/acme', 'brands/acme.html'],
    ['an alias', '/pcp', 'pcp.html'],
    ['a page asked for with a query', '/what-is-pcp?from=search', 'what-is-pcp.html'],
  ])(
    '%s answers 200 with the file built for it, revalidated each time, compressed, with every header',
    async (_, path, file) => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(built(file))
      expect(answer.headers.get('content-type')).toMatch(/^text\/html;\s?charset=utf-8$/i)
      expect(answer.headers.get('cache-control')).toMatch(revalidated)
      expect(answer.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/)
      expectAllHeaders(answer)
    },
  )

  test('a page that has not changed answers 304', async () => {
    const etag = (await ask('/what-is-pcp')).headers.get('etag')
    expect(etag).toBeTruthy()
    expect((await ask('/what-is-pcp', { 'If-None-Match': String(etag) })).status).toBe(304)
  })

  test('a browser that reads gzip and no brotli gets the page in gzip', async () => {
    const answer = await ask('/what-is-pcp', { 'Accept-Encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe(gzips ? 'gzip' : null)
    expect(await answer.text()).toBe(built('what-is-pcp.html'))
  })

  test('a browser that takes no compression gets the page as it is', async () => {
    const answer = await ask('/what-is-pcp', { 'Accept-Encoding': 'identity' })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe(built('what-is-pcp.html'))
  })

  test('an asset is kept for a year and never asked for again', async () => {
    const assets = readdirSync(join(site, 'assets'), { recursive: true, encoding: 'utf8' })
    for (const ending of ['.css', '.js']) {
      const file = `/assets/${assets.find((asset) => asset.endsWith(ending))}`
      const answer = await ask(file)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe(host.cache.assets)
      expect(answer.headers.get('content-type')).toMatch(
        ending === '.css' ? /^text\/css/ : /^(?:text|application)\/javascript/,
      )
      expectAllHeaders(answer)
      expect(await answer.text()).toBe(built(file))
    }
  })

  test('every kind of file has its type', async () => {
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('hosts/'))
    const byEnding = new Map(files.map((file) => [extname(file).slice(1), `/${file}`]))
    const endings = [...byEnding.keys()].filter((ending) => !['', 'html', 'br', 'gz'].includes(ending))
    expect(endings.filter((ending) => !(ending in fileTypes))).toEqual([])
    if (!hides) return
    for (const ending of endings.filter((one) => byEnding.get(one) !== '/host.json'))
      expect((await ask(byEnding.get(ending) ?? '')).headers.get('content-type'), ending).toBe(fileTypes[ending])
    expect((await ask('/what-is-pcp')).headers.get('content-type')).toBe(fileTypes.html)
    expect((await ask('/no-such-file.js')).headers.get('content-type')).toBe(fileTypes.html)
  })

  test.runIf(hides)('nothing can be sent, with every header', async () => {
    const answer = await fetch(`${started.url}/what-is-pcp`, { method: 'POST', body: 'words' })
    expect(answer.status).toBe(405)
    expectAllHeaders(answer)
  })

  test('a monitor is told the day of the build', async () => {
    const answer = await ask('/build.json')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringMatching(revalidated)])
    expect(((await answer.json()) as { day: string }).day).toBe('2026-11-20')
  })

  test('the service worker is asked for again each time, under one name', async () => {
    const answer = await ask('/sw.js')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(revalidated)
    expect(answer.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
    expect(await answer.text()).toBe(built('sw.js'))
    expectAllHeaders(answer)
  })

  test('a redirect is 301, straight to its page, with every header', async () => {
    const answer = await ask('/old-guide')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/guides/commission')
    expectAllHeaders(answer)
    if (hides) expect((await answer.text()) !== '').toBe(saysMoved)
  })

  test('the name of the home page’s file leads to its address', async () => {
    const answer = await ask('/index')
    expect([301, 308]).toContain(answer.status)
    expect(answer.headers.get('location')).toBe('/')
  })

  test('a redirect asked for with a "/" at its end', async () => {
    const answer = await ask('/old-guide/')
    expect([301, 308]).toContain(answer.status)
    expect(answer.headers.get('location')).toBe(slashOfRedirect === 'one step' ? '/guides/commission' : '/old-guide')
  })

  test('a query goes along with a redirect', async () => {
    const answer = await ask('/old-guide?from=search')
    expect(answer.headers.get('location')).toBe(`/guides/commission${keepsQuery ? '?from=search' : ''}`)
  })

  test.each(['/what-is-pcp/', '/brands/acme/', '/pcp/'])(
    '%s moves once, to the address without the last "/"',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(movesWith)
      const to = String(answer.headers.get('location'))
      expect(to).toBe(path.slice(0, -1))
      expect((await ask(to)).status).toBe(200)
    },
  )

  test.each([
    '/no-such-page',
    '/brands/no-such-brand',
    '/assets/no-such-file.js',
    '/brands',
    '/assets',
    '/.env',
    '/What-Is-PCP',
  ])('%s answers 404 with the not-found page, not kept, with every header', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toMatch(revalidated)
    expect(await answer.text()).toBe(built('404.html'))
    expectAllHeaders(answer)
  })

  test.each([
    '//evil.example/',
    '//',
    '///evil.example/..',
    '/\\evil.example/',
    '/%0d%0aX-Evil:%20yes/',
    '/%5cevil.example/',
    '/%00',
    '/%',
    '/%ff',
    '/what-is-pcp%2f..%2f..%2fetc',
    '/%2e%2e',
    '/..',
  ])('%s leads nowhere else, adds no header and stops nothing', async (path) => {
    const answer = await askRaw(started.url, path)
    expect(answer.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect(answer.evil).toBeUndefined()
    if (outside && /^\/(?:\.\.|%2e%2e)$/.test(path)) expect(answer.status).toBe(outside)
    expect((await ask('/')).status).toBe(200)
  })

  test.runIf(hides)('files without an address of their own are not shown', async () => {
    for (const path of [
      '/404',
      '/404.html',
      '/what-is-pcp.html',
      '/what-is-pcp.html.br',
      '/index.html',
      '/host.json',
      '/_headers',
      '/_redirects',
      '/hosts/Caddyfile',
      '/hosts/nginx/site.conf',
      '/hosts/',
      '/assets/',
    ]) {
      expect(await ask(path).then(({ status }) => `${path} ${status}`)).toBe(`${path} 404`)
    }
  })
})

/** fetch tidies addresses up before it asks; this does not. */
async function askRaw(
  url: string,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined; evil: unknown }> {
  const { request } = await import('node:http')
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          resolve({ status: answer.statusCode, location: answer.headers.location, evil: answer.headers['x-evil'] }),
        )
    })
      .on('error', reject)
      .end()
  })
}
