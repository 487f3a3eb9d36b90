import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markSvg, siteMark } from '../../../src/components/siteMark.ts'

test('the mark has the colours of a plate in the style sheet', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--color-plate: ${siteMark.plate};`)
  expect(tokens).toContain(`--color-on-plate: ${siteMark.ink};`)
})

test('as a file it is a plate with the mark on it, or fills a larger square with the plate', () => {
  expect(markSvg()).toMatch(/viewBox="0 0 32 32"><rect x="0" y="0" width="32" height="32" rx="6" fill="#ffd21f"/)
  expect(markSvg(4)).toMatch(/viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" rx="0"/)
  expect(markSvg(4)).toContain(siteMark.lines)
})
