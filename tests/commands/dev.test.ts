import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start } from '../support/run.ts'

let port: number
let said = ''
let stop: () => Promise<unknown>
let hangUp: () => Promise<unknown>

beforeAll(async () => {
  const { child, ended } = start('dev', ['--site', 'tests/sites/good', '--port', '0', '--today', '2026-11-20'], {
    NO_COLOR: '1',
    // With these Vike takes itself to be tested, and stays away.
    VITEST: undefined,
    NODE_ENV: undefined,
  })
  stop = () => {
    child.kill()
    return ended
  }
  hangUp = () => {
    child.stdout.destroy()
    child.stderr.destroy()
    return ended
  }
  port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part
      const [, found] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? []
      if (found !== undefined && said.includes('/style')) resolve(Number(found))
    })
    void ended.then(({ out, err }) => reject(new Error(`the server stopped:\n${out}${err}`)))
  })
})
afterAll(() => stop())

type Answer = { status: number; location: string | undefined; text: string }

/** What the server answers to a request as it is written here: no client adds or tidies anything. */
const ask = (
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '', host = '127.0.0.1' } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers, setHost: !('Host' in headers) }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }))
    })
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve({ status: statusCode ?? 0, location: undefined, text: '' })
    })
    asked.on('error', reject)
    asked.end(body)
  })

const html = { Accept: 'text/html' }
const refusal =
  'Refused: this server answers its own pages alone, and another site asked. Type the address, or follow a link of the site itself.\n'
const editor = '/__open-in-editor?file=none-such.txt'

test('a page, a script of it and the start of its socket are answered', async () => {
  const own = { Origin: `http://localhost:${port}`, Host: `localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' }
  expect((await ask('/', { ...html, 'Sec-Fetch-Site': 'none' })).status).toBe(200)
  expect((await ask('/', html)).status).toBe(200)
  expect((await ask('/@vite/client', own)).status).toBe(200)
  expect((await ask('/sitemap.xml', own)).status).toBe(200)
  expect((await ask(editor, own)).status).toBe(200)
})

describe('what another site asks for is refused', () => {
  test.each([
    ['its origin', { Origin: 'https://elsewhere.example' }],
    ['an origin that is not told', { Origin: 'null' }],
    ['another server of this machine', { Origin: 'http://127.0.0.1:1' }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of another server of this machine', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s', async (_, headers) => {
    for (const path of ['/', '/@vite/client', '/@fs/etc/hostname', '/sitemap.xml', editor, '/@suppose', '/style'])
      expect([path, await ask(path, { ...html, ...headers })]).toEqual([
        path,
        { status: 403, location: undefined, text: refusal },
      ])
    expect((await ask('/', headers, { method: 'OPTIONS' })).status).toBe(403)
  })

  test('a name that was made to lead to this machine', async () => {
    for (const path of ['/', editor, '/sitemap.xml', '/@suppose'])
      expect((await ask(path, { ...html, Host: `elsewhere.example:${port}` })).status).toBe(403)
  })

  test('a socket', async () => {
    const socket = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    }
    for (const who of [{ Origin: 'https://elsewhere.example' }, { Host: `elsewhere.example:${port}` }])
      expect((await ask('/?token=guessed', { ...socket, ...who })).status).toBeGreaterThanOrEqual(400)
  })
})

test('the editor opens for a page of this server alone, and for nobody who does not say where they are', async () => {
  expect(await ask(editor)).toEqual({ status: 403, location: undefined, text: refusal })
  expect((await ask(editor, { 'Sec-Fetch-Site': 'none' })).status).toBe(403)
  expect((await ask(`//__open-in-editor?file=none-such.txt`)).status).toBe(403)
})

test('it listens on this machine alone', async () => {
  expect(said).not.toContain('Network')
  const others = Object.values(networkInterfaces())
    .flatMap((of = []) => of)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of others) await expect(ask('/', html, { host: address })).rejects.toThrow('ECONNREFUSED')
})

test('another day is supposed by sending the form, never by an address', async () => {
  const form = { ...html, 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://127.0.0.1:${port}` }
  const day = async () => /type="date" value="([^"]*)"/.exec((await ask('/@suppose', html)).text)?.[1]
  expect((await ask('/@suppose?today=2026-12-24', html)).status).toBe(200)
  expect(await day()).toBe('2026-11-20')
  expect(await ask('/@suppose', form, { method: 'POST', body: 'today=2026-12-24&state=' })).toMatchObject({
    status: 303,
    location: '/',
  })
  expect(await day()).toBe('2026-12-24')
  expect(await ask('/@suppose', form, { method: 'POST', body: 'today=never' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('&quot;never&quot; is not a day; write it as 2026-11-20'),
  })
  expect(await day()).toBe('2026-12-24')
})

test('an address with strokes too many leads to its page, and one that leads nowhere shows the not-found page', async () => {
  expect(await ask('//', html)).toMatchObject({ status: 301, location: '/' })
  expect(await ask('///what-is-pcp/?a=1', html)).toMatchObject({ status: 301, location: '/what-is-pcp?a=1' })
  expect(await ask('//elsewhere.example/', html)).toMatchObject({ status: 301, location: '/elsewhere.example' })
  for (const path of ['/%', '/%00', '/%E0%A4', '/[', '/:80', '/nowhere?//'])
    for (const headers of [html, {}])
      expect([path, (await ask(path, headers)).text]).toEqual([path, expect.stringContaining('Page not found')])
})

// The last one: it ends the server.
test('when nobody can read what it says any more, it ends', async () => {
  const ended = hangUp()
  // Each request is told of, until the server has gone.
  const asking = setInterval(() => ask('/no-such-page', html).catch(() => {}), 200)
  await ended
  clearInterval(asking)
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
})
