import { expect, test } from 'vitest'
import { htmlOf, inlineHtmlOf } from '../../support/prose.tsx'

test('a document has its paragraphs, a line has none', () => {
  expect(htmlOf('One *two*.')).toBe('<p>One <em>two</em>.</p>')
  expect(inlineHtmlOf('One *two*, {% fact "test.fact" /%}.')).toBe('One <em>two</em>, <data value="829">£829</data>.')
})

test('a fact that is not there stops the build and says its name', () => {
  expect(() => htmlOf('{% fact "no.such" /%}')).toThrow('there is no fact "no.such"')
  expect(() => htmlOf('a {% term "no-such" %}b{% /term %}')).toThrow('there is no glossary term "no-such"')
  expect(() => htmlOf('{% standing "no-such" /%}')).toThrow('standing.yaml has no topic "no-such"')
})
