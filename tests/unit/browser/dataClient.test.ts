import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDataClient, type Query } from '../../../src/browser/dataClient.ts'

const answers: Record<string, { status: number; reason?: string; body: string }> = {
  '/menu.json': { status: 200, body: '{"menus":["guides"]}' },
  '/parts/of/a/path': { status: 200, body: '"joined"' },
  '/not-json': { status: 200, body: '<p>' },
  '/gone': { status: 404, body: 'There is no such thing' },
  '/broken': { status: 500, reason: 'Internal Server Error', body: '' },
  '/forbidden': { status: 403, reason: 'Forbidden', body: 'Not for you' },
  '/signed-out': { status: 401, reason: 'Unauthorized', body: '' },
  '/signed-out-with-words': { status: 401, body: 'Sign in first' },
}

let server: Server
let origin: string
let asked: IncomingMessage[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    const { status, reason, body } = answers[request.url ?? ''] ?? { status: 404, body: '' }
    if (reason === undefined) response.writeHead(status)
    else response.writeHead(status, reason)
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, done))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  asked = []
})

const read = (path: string, ways: Pick<Query, 'on401'> = {}) =>
  newDataClient().fetchQuery({ queryKey: [origin + path], ...ways })

test('a query is a GET of its key, read as JSON', async () => {
  expect(await read('/menu.json')).toEqual({ menus: ['guides'] })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /menu.json'])
})

test('the parts of a key are joined with "/"', async () => {
  expect(await newDataClient().fetchQuery({ queryKey: [origin, 'parts', 'of', 'a', 'path'] })).toBe('joined')
})

test('cookies are sent', async () => {
  const sent: RequestInit[] = []
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    sent.push(init ?? {})
    return real(input, init)
  }
  try {
    await read('/menu.json')
  } finally {
    globalThis.fetch = real
  }
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include'])
})

describe('the error catalogue', () => {
  test.each([
    ['an answer that is not OK: its status and what it says', '/gone', '404: There is no such thing'],
    ['an answer that is not OK and empty: its status and the status text', '/broken', '500: Internal Server Error'],
    ['the body comes before the status text', '/forbidden', '403: Not for you'],
    ['401 is an error by default', '/signed-out', '401: Unauthorized'],
    ['401 with words', '/signed-out-with-words', '401: Sign in first'],
  ])('%s', async (_, path, message) => {
    await expect(read(path)).rejects.toThrow(new Error(message))
    expect(asked, 'it is not tried again').toHaveLength(1)
  })

  test('401 is null for a query that asks for that', async () => {
    expect(await read('/signed-out', { on401: 'null' })).toBeNull()
  })

  test('a query that asks for null on 401 still fails on anything else', async () => {
    await expect(read('/gone', { on401: 'null' })).rejects.toThrow('404: There is no such thing')
  })

  test('text that is not JSON is an error', async () => {
    await expect(read('/not-json')).rejects.toThrow(SyntaxError)
  })
})

test('what has been read is never asked for again, and what is on its way is asked for once', async () => {
  const client = newDataClient()
  const query = { queryKey: [`${origin}/menu.json`] }
  await Promise.all([client.fetchQuery(query), client.prefetchQuery(query)])
  await client.fetchQuery(query)
  expect(asked).toHaveLength(1)
  expect(client.stateOf(query.queryKey)).toEqual({ data: { menus: ['guides'] }, isError: false })
})

test('a failure is told, throws for nobody who only looks, and is tried again when it is asked for again', async () => {
  const client = newDataClient()
  const queryKey = [`${origin}/gone`]
  await client.prefetchQuery({ queryKey })
  expect(client.stateOf(queryKey)).toEqual({ data: undefined, isError: true })
  await expect(client.fetchQuery({ queryKey })).rejects.toThrow('404')
  expect(asked).toHaveLength(2)
})

test('those who listen are told of each change until they leave', async () => {
  const client = newDataClient()
  const states: unknown[] = []
  const leave = client.subscribe(() => states.push(client.getQueryData(['a', 'b'])))
  await client.fetchQuery({ queryKey: ['a', 'b'], queryFn: async () => 1 })
  client.setQueryData(['a', 'b'], 2)
  leave()
  client.setQueryData(['a', 'b'], 3)
  expect(states).toEqual([1, 2])
})
