import { rmSync } from 'node:fs'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outputFiles } from '../../../src/outputs/outputFiles.ts'
import { documentOf } from '../../../src/pages/documentOf.tsx'
import { readSite } from '../../../src/site/readSite.ts'
import { type HostileSite, hostileSite } from '../../support/hostile.ts'
import { changedSite, problemsIn, testDay } from '../../support/sites.ts'

let made: HostileSite
beforeAll(() => {
  made = hostileSite(testDay)
})
afterAll(() => rmSync(made.folder, { recursive: true, force: true }))

const siteRead = () => {
  const { site } = readSite(made.folder, testDay)
  if (!site) throw new Error('the hostile site has faults')
  return site
}

test('some hostile texts are refused and some are let through, so that both are looked at', () => {
  expect(made.refused).toBeGreaterThan(300)
  expect(made.shown.length).toBeGreaterThan(30)
})

test('on every page, what is let through is words and nothing else', () => {
  const site = siteRead()
  for (const entry of site.entries) {
    const found = [...elementsOf(fromHtml(documentOf(site, entry)))].flatMap(liveParts)
    expect(found, entry.path).toEqual([])
  }
})

test('what goes with the pages holds no markup of theirs and no setting of a server', () => {
  for (const [name, content] of outputFiles(siteRead())) {
    if (/\.(?:xml|html)$/.test(name)) expect(content, name).not.toMatch(/<script|<img|onerror="/)
    if (name.startsWith('hosts/') || name.startsWith('_')) expect(content, name).not.toMatch(/X-Evil|pwned/)
    if (name.endsWith('.json')) JSON.parse(String(content))
  }
})

test.each(['\u202E', '\u2066', '\u0000', '\u2028'])(
  'a sign that nobody can see is a fault, with its place: %j',
  (sign) => {
    const site = changedSite('good', [
      { file: 'content/pages/commission.md', from: 'Ask [Acorn', to: `Ask${sign} [Acorn` },
    ])
    expect(problemsIn(site)).toMatch(
      /^content\/pages\/commission\.md:10:41 {2}the file holds a sign that cannot be seen, U\+[0-9A-F]{4}\n {4}fix: delete it, or write the words around it again$/,
    )
  },
)

test('a very long text is a fault or a page, and hangs nothing', () => {
  const site = changedSite('good', [
    { file: 'content/pages/commission.md', from: 'Ask [Acorn', to: `${'Words and words. '.repeat(20_000)} [Acorn` },
  ])
  const started = performance.now()
  readSite(site, testDay)
  expect(performance.now() - started).toBeLessThan(60_000)
})

/** What in an element could run or fetch: the site’s own scripts have an address, and its data is not script. */
function liveParts({ tagName, properties, children }: Element): string[] {
  const { src, type, href, ...rest } = properties
  const own = (address: unknown) => typeof address === 'string' && /^\/(?![/\\])/.test(address)
  const stray = tagName === 'script' && !own(src) && type !== 'application/ld+json' && type !== 'application/json'
  const data =
    type === 'application/ld+json'
      ? children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join('')
      : '{}'
  JSON.parse(data)
  return [
    ...(stray || ['iframe', 'object', 'embed', 'base', 'form'].includes(tagName) ? [`<${tagName}>`] : []),
    ...Object.keys(rest)
      .filter((name) => /^on|^srcdoc$/i.test(name))
      .map((name) => `${tagName} ${name}`),
    ...[src, href]
      .filter((address) => typeof address === 'string' && /^\s*(?:javascript|data|vbscript):/i.test(address))
      .map((address) => `${tagName} to ${String(address).slice(0, 40)}`),
    ...(tagName === 'img' && !own(src) ? [`img of ${src}`] : []),
  ]
}

function* elementsOf(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node
  if ('children' in node)
    for (const child of node.children) if (child.type !== 'doctype') yield* elementsOf(child as Nodes)
}
