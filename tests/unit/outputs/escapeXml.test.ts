import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { escapeXml } from '../../../src/outputs/escapeXml.ts'

test('what is escaped comes back as the same text, and as nothing else', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', '/', ';', '=', ' ', 'é', '&amp;', '<script>', ']]>', '-->'),
  })
  fc.assert(
    fc.property(hostile, (text) => {
      const [element, ...others] = fromHtml(`<i title="${escapeXml(text)}">${escapeXml(text)}</i>`, {
        fragment: true,
      }).children
      expect(others).toEqual([])
      expect(element).toMatchObject({
        tagName: 'i',
        properties: { title: text },
        children: text === '' ? [] : [{ type: 'text', value: text }],
      })
      expect(escapeXml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
