import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAsset, isOfItsType } from '../../../src/worker/isAsset.ts'

const script = 'export const one = 1'
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })

test('an asset is kept when it is the very file that the build wrote', async () => {
  expect(await isAsset('/assets/a.js', answer(script, 'text/javascript; charset=utf-8'), hash)).toBe(true)
})

test.each([
  ['a sign-in page', answer('<!DOCTYPE html><title>Wi-Fi</title>', 'text/html'), hash],
  ['a sign-in page that calls itself a script', answer('<!DOCTYPE html><title>Wi-Fi</title>', 'text/javascript'), hash],
  ['the right bytes under another type', answer(script, 'text/html'), hash],
  ['another version of it', answer(`${script}2`, 'text/javascript'), hash],
  ['an error', answer(script, 'text/javascript', 500), hash],
  ['a file that the build does not know', answer(script, 'text/javascript'), undefined],
])('%s is not', async (_, response, known) => {
  expect(await isAsset('/assets/a.js', response, known)).toBe(false)
})

test('what is kept of the version before is told from a page by its type', () => {
  expect(isOfItsType('/assets/old.js', answer(script, 'application/javascript'))).toBe(true)
  expect(isOfItsType('/assets/old.js', answer('<!DOCTYPE html>', 'text/html'))).toBe(false)
  expect(isOfItsType('/assets/old.css', answer('a{}', 'text/css'))).toBe(true)
  expect(isOfItsType('/search/a.json', answer('<!DOCTYPE html>', 'text/html'))).toBe(false)
})
