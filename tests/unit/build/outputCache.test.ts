import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { Cache } from '../../../src/build/cache.ts'
import { OutputCache } from '../../../src/build/outputCache.ts'

let root = ''
let out = ''
let cache: Cache
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outputs-'))
  out = mkdtempSync(join(root, 'out-'))
  cache = new Cache(join(root, 'cache'))
  const outputs = new OutputCache(cache, out, 'code')
  outputs.writeAll([['a.json', 'one']], out)
  writeFileSync(join(out, 'a.json.br'), 'one, smaller')
  outputs.save(out)
})

/** What the next build into the folder has of the file: its text, and its compressed form where that is used again. */
function next(text: string, code = 'code', isCached = true): [string, string?] {
  const fresh = mkdtempSync(join(root, 'fresh-'))
  new OutputCache(isCached ? cache : undefined, out, code).writeAll([['a.json', text]], fresh)
  const [file, smaller] = [join(fresh, 'a.json'), join(fresh, 'a.json.br')]
  return existsSync(smaller)
    ? [readFileSync(file, 'utf8'), readFileSync(smaller, 'utf8')]
    : [readFileSync(file, 'utf8')]
}

test('a file that says the same is that of the last build, compressed', () =>
  expect(next('one')).toEqual(['one', 'one, smaller']))

test.each([
  ['another text', () => next('two'), 'two'],
  ['other code, which may compress otherwise', () => next('one', 'other'), 'one'],
  ['no cache', () => next('one', 'code', false), 'one'],
])('of %s it is made again', (_, made, text) => expect(made()).toEqual([text]))

test('what somebody has changed in the last build is not used, and is left as it is', () => {
  writeFileSync(join(out, 'a.json.br'), 'changed')
  expect(next('one')).toEqual(['one'])
  expect(readFileSync(join(out, 'a.json.br'), 'utf8')).toBe('changed')
  expect(statSync(join(out, 'a.json')).nlink).toBe(1)
})
