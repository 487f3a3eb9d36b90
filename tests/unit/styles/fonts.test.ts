import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteCharacters, siteFont, siteFontFile } from '../../../scripts/fonts/siteFont.ts'

test('the font file is the one that npm run fonts makes, and at most 25 kB for text and headings', async () => {
  const file = readFileSync(siteFontFile)
  expect(file.equals(await siteFont())).toBe(true)
  expect(file.length).toBeLessThanOrEqual(25_000)
})

test('it has every accent and sign of the words that are shown, but those of one name', () => {
  const known = new Set(siteCharacters)
  const others = new Set<string>()
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:md|yaml)$/.test(name) || name.endsWith('.cases.yaml')) continue
    for (const character of readFileSync(`content/${name}`, 'utf8'))
      if (character > '~' && !known.has(character)) others.add(character)
  }
  expect([...others].sort()).toEqual(['Š'])
})
