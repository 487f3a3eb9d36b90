import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bothThemes, samplesPage, tokensIn } from '../../../../scripts/dev/stylePage.tsx'
import { figureNames } from '../../../../src/content/prose/figureNames.ts'
import { siteOf } from '../../../support/sites.ts'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const tokens = tokensIn(css)
const site = siteOf('../..')

test('every token is read once, in the order of its file', () => {
  expect(tokensIn(':root { --color-b: 1; --color-a: 2; --text-body: 3; --space-2: 4 } .dark { --color-b: 5 }')).toEqual(
    {
      colours: ['--color-b', '--color-a'],
      sizes: ['--text-body'],
      spaces: ['--space-2'],
    },
  )
  expect(tokens.colours).toContain('--color-free-soft')
})

test('every component and token is shown, in the theme that is asked for whatever the system’s is', () => {
  const dark = samplesPage(tokens, `a{} @media (prefers-color-scheme: dark){b{}}`, 'dark', site)
  expect(dark).toContain('<meta name="color-scheme" content="dark">')
  expect(dark).toContain('@media all{b{}}')
  expect(samplesPage(tokens, `@media (prefers-color-scheme:dark){b{}}`, 'light', site)).toContain('@media not all{b{}}')
  for (const name of [...tokens.colours, ...tokens.sizes, ...tokens.spaces]) expect(dark).toContain(name)
  for (const component of ['class="plate', 'class="ways', 'class="error-summary', 'class="table-box', 'class="fact"'])
    expect(dark).toContain(component)
})

test('every figure is drawn as the site makes it', () => {
  const shown = samplesPage(tokens, '', 'light', site)
  const groups = [...shown.matchAll(/aria-label="Figure: ([^"]+)".*?<\/section>/gs)]
  expect(groups.map(([, name]) => name)).toEqual(figureNames)
  expect(groups.filter(([group]) => !/<(?:figure|table|dl|ul|ol)\b/.test(group)).map(([, name]) => name)).toEqual([])
})

test('both themes stand beside each other', () => {
  expect(bothThemes((theme) => `/style?${theme}`)).toMatch(/src="\/style\?light".*src="\/style\?dark"/)
})
