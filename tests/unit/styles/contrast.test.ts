import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const sheets = readdirSync('src/styles').filter((file) => file.endsWith('.css'))
const colours = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
const [before = '', after = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = colours(before)
const themes = { light, dark: { ...light, ...colours(after) } }

/** A ground whose words have a colour that another rule gives, and grounds that have no words. */
const wordsOn: Readonly<Record<string, readonly string[]>> = {
  'action-deep': ['on-action'],
  paid: ['on-action'],
  ink: [],
  edge: [],
  veil: [],
}
/** What each rule of the style sheets gives, of words and of grounds. */
const rules = sheets
  .filter((file) => !['tokens.css', 'print.css'].includes(file))
  .flatMap((file) => [...readFileSync(`src/styles/${file}`, 'utf8').matchAll(/\{([^{}]*)\}/g)])
  .map(([, rule = '']) => ({
    ink: /(?:^|[;\s])color: var\(--color-([a-z-]+)\)/.exec(rule)?.[1],
    ground: /background(?:-color)?: var\(--color-([a-z-]+)\)/.exec(rule)?.[1],
  }))
const inks = [...new Set(rules.flatMap(({ ink, ground }) => (ink !== undefined && ground === undefined ? [ink] : [])))]
/** Which colours can be used for words on which grounds: those of one rule, and any that names no ground on any that names no words. */
const words: readonly [ink: string, ground: string][] = [
  ...new Map(
    rules
      .flatMap(({ ink, ground }) =>
        ground === undefined ? [] : (ink === undefined ? (wordsOn[ground] ?? inks) : [ink]).map((one) => [one, ground]),
      )
      .map((pair) => [pair.join(), pair as [string, string]]),
  ).values(),
]

test('every colour of words and every ground is found in the style sheets', () => {
  expect(inks.length).toBeGreaterThan(5)
  expect(words.length).toBeGreaterThan(30)
  expect(lines.length).toBeGreaterThan(8)
  expect(Object.keys(wordsOn).filter((ground) => !rules.some((rule) => rule.ground === ground))).toEqual([])
})

const plainGrounds = [
  ...new Set(rules.flatMap(({ ink, ground }) => (ground && !ink && !wordsOn[ground] ? [ground] : []))),
]
const grounds = [...new Set(rules.flatMap(({ ground }) => ground ?? []))].filter((name) => name in light)
/** What pictures are drawn with, and the grounds that lie under anything. Edges of controls are looked at where they are: tests/e2e/faintControls.ts. */
const marks = new Set(
  [
    ...readFileSync('src/styles/figures.css', 'utf8').matchAll(
      /(?:fill|stroke): var\((?:--rest, var\()?--color-([a-z-]+)/g,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'hairline' && !plainGrounds.includes(name)),
)
const lines = [...marks].flatMap((mark) => plainGrounds.map((ground): [string, string] => [mark, ground]))

for (const [theme, tokens] of Object.entries(themes)) {
  test.each(words)(`${theme}: %s on %s can be read`, (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(lines)(`${theme}: a line of %s on %s can be seen`, (line, ground) => {
    expect(contrast(tokens[line], tokens[ground])).toBeGreaterThanOrEqual(3)
  })

  test(`${theme}: of the two tones of the focus ring one stands out on any ground`, () => {
    for (const ground of grounds) {
      expect(
        Math.max(contrast(tokens.plate, tokens[ground]), contrast(tokens['on-plate'], tokens[ground])),
        ground,
      ).toBeGreaterThanOrEqual(3)
    }
  })
}

test('no other style sheet names a colour', () => {
  const others = sheets.filter((file) => !['tokens.css', 'print.css'].includes(file))
  expect(
    others.flatMap((file) =>
      [...readFileSync(`src/styles/${file}`, 'utf8').matchAll(/#[0-9a-f]{3,8}\b(?=[;\s,)])|\brgba?\(/gi)].map(
        ([found]) => `${file}: ${found}`,
      ),
    ),
  ).toEqual([])
})

/** WCAG 2.2: the contrast ratio of two colours. */
function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('a colour is missing from tokens.css')
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('in the dark nothing but colours and shadows differs, so that pages need no other look then', () => {
  const files = sheets.filter((name) =>
    /prefers-color-scheme|light-dark\(/.test(readFileSync(`src/styles/${name}`, 'utf8')),
  )
  expect(files).toEqual(['tokens.css'])
  const set = after
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => part.includes(':') && !part.startsWith(':root'))
  expect(set.length).toBeGreaterThan(10)
  expect(set.filter((one) => !/^(?:--(?:color|shadow)-[\w-]+|color-scheme): /.test(one))).toEqual([])
})
