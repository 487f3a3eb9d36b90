import { expect, test } from 'vitest'
import { addedTags } from '../../../../scripts/build/addedTags.ts'

const page = (words: string) => `<!DOCTYPE html><html lang="en-GB"><head><title>${words}</title></head><body><p>${words}</p></body></html>`
const tagged = (words: string) => `<!DOCTYPE html><html lang="en-GB"><head><link rel="stylesheet" href="/a.css"><title>${words}</title></head><body><p>${words}</p><script src="/a.js"></script></body></html>`

test('the tags that one document was given are given to any other', () => {
  expect(addedTags(page('One'), tagged('One'))(page('Two'))).toBe(tagged('Two'))
})

test('a document that holds the same words in other places is left as it is there', () => {
  expect(addedTags(page('One'), tagged('One'))(page('&lt;head&gt; $& </body></html>'))).toBe(tagged('&lt;head&gt; $& </body></html>'))
})

test('a document that was given nothing stays as it is', () => {
  expect(addedTags(page('One'), page('One'))(page('Two'))).toBe(page('Two'))
})

test('a document that was changed in any other way is refused', () => {
  for (const whole of [tagged('Another'), tagged('One').replace('en-GB', 'en-US'), `${tagged('One')}\n`, tagged('One').replace('<p>', '<p class="x">')]) {
    expect(() => addedTags(page('One'), whole)).toThrow('More was done to a page than tags put into its head and its body: scripts/build/addedTags.ts')
  }
})
