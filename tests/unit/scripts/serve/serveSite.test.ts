import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { portFrom, serveSite } from '../../../../scripts/serve/serveSite.ts'
import { outputFiles } from '../../../../src/outputs/outputFiles.ts'
import { siteOf } from '../../../support/sites.ts'

test.each([
  ['4900', 4900],
  ['0', 0],
  ['65535', 65_535],
])('%s is a port', (given, port) => expect(portFrom(given)).toEqual({ port, isAsked: port !== 0 }))

test('without one, there is one that may be another when it is taken', () => {
  vi.stubEnv('PORT', undefined)
  expect(portFrom()).toEqual({ port: 4173, isAsked: false })
  vi.stubEnv('PORT', '4900')
  expect(portFrom()).toEqual({ port: 4900, isAsked: true })
  vi.unstubAllEnvs()
})

test.each(['70000', 'abc', '', '-1', '41.5', '0x10', '4e3'])('"%s" is none, and what to write is said', (given) =>
  expect(() => portFrom(given)).toThrow(
    `"${given}" is no port: write a number up to 65535, such as 4173, or 0 for any that is free`,
  ),
)

const words = '<!DOCTYPE html><title>A page</title>'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'served-'))
let server: Server
let url = ''

/** The answer to a path as it stands, dots and strokes included. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

beforeAll(async () => {
  const files: [string, string | Buffer][] = [
    ...outputFiles(siteOf('good')),
    ['index.html', words],
    ['what-is-pcp.html', words],
    ['404.html', 'No such page'],
    ['build.json', '{}'],
    ['assets/a-1.js', 'run()'],
    ['assets/a-1.css', 'a{}'],
    ['favicon.ico', 'icon'],
  ]
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  writeFileSync(join(folder, 'what-is-pcp.html.br'), brotliCompressSync(words))
  writeFileSync(join(folder, 'what-is-pcp.html.gz'), gzipSync(words))
  writeFileSync(join(dirname(folder), 'secret.txt'), 'secret')
  ;({ server, url } = await serveSite(folder, 0))
})

afterAll(() => new Promise((done) => server.close(done)))

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/what-is-pcp', 'text/html; charset=utf-8'],
  ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
  ['/assets/a-1.css', 'text/css; charset=utf-8'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/menu.json', 'application/json'],
  ['/favicon.ico', 'image/x-icon'],
])('%s is %s', async (path, type) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
})

test('nothing can be sent', async () => {
  expect((await ask('/what-is-pcp', { method: 'POST' })).status).toBe(405)
})

describe('a page', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent in %s to those who read it', async (encoding, unpack) => {
    const { headers, body } = await ask('/what-is-pcp', { headers: { 'Accept-Encoding': encoding } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(unpack(body).toString()).toBe(words)
  })

  test('is sent as it is to others', async () => {
    const { headers, body } = await ask('/what-is-pcp', { headers: { 'Accept-Encoding': 'identity' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(words)
  })

  test('is not sent again to those who have it', async () => {
    const first = await ask('/what-is-pcp')
    const again = await ask('/what-is-pcp', { headers: { 'If-None-Match': first.headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  test('has its headers without its words when only those are asked for', async () => {
    const { status, body, headers } = await ask('/what-is-pcp', { method: 'HEAD' })
    expect([status, body.length]).toEqual([200, 0])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('is asked for again each time, and a hashed file is kept', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache')
    expect((await ask('/assets/a-1.js')).headers['cache-control']).toContain('immutable')
  })
})

describe('what has moved', () => {
  test.each([
    ['/old-guide', '/guides/commission'],
    ['/old-guide/', '/guides/commission'],
    ['/old-guide?from=letter', '/guides/commission?from=letter'],
    ['/what-is-pcp/', '/what-is-pcp'],
    ['/what-is-pcp///', '/what-is-pcp'],
    ['/what-is-pcp/?a=1', '/what-is-pcp?a=1'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s leads once to %s', async (path, to) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([301, to])
    expect((await ask(to)).status).not.toBe(301)
  })
})

describe('what is not there', () => {
  test.each([
    '/nope',
    '/index.html',
    '/what-is-pcp.html',
    '/404',
    '/host.json',
    '/%',
    '/%00',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/.hidden',
    '/assets',
    '/assets/',
    '/hosts/',
  ])('%s answers 404 with the page for it', async (path) => {
    const { status, body, headers } = await ask(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe('No such page')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toBeDefined()
  })

  test('is not "unchanged" either', async () => {
    const { headers } = await ask('/nope')
    expect((await ask('/nope', { headers: { 'If-None-Match': headers.etag ?? '*' } })).status).toBe(404)
  })
})

test('only this machine is answered, unless another address is named', async () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  const open = await serveSite(folder, 0, '0.0.0.0')
  expect(open.server.address()).toMatchObject({ address: '0.0.0.0' })
  expect(open.url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/)
  await new Promise((done) => open.server.close(done))
})

test('another port is found when the wanted one is taken', async () => {
  const taken = Number(new URL(url).port)
  const other = await serveSite(folder, taken)
  expect(Number(new URL(other.url).port)).not.toBe(taken)
  expect((await fetch(other.url)).status).toBe(200)
  await new Promise((done) => other.server.close(done))
})
