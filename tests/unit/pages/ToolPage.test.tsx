import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolPage } from '../../../src/pages/ToolPage.tsx'
import { type ToolId, tools } from '../../../src/tools/index.ts'
import { realSite } from '../../support/realSite.ts'
import { toolPaths } from '../../support/tools.ts'

const places = /<div [^>]*(?:class="papers-place"|id="tool")/g

test('a tool starts with its first question, and papers come after; only what papers tick at once has them above', () => {
  const site = realSite()
  const orders = Object.entries(toolPaths).flatMap(([tool, path]) => {
    const entry = site.byPath.get(path)
    if (!entry || !tools[tool as ToolId].papers) return []
    const page = renderToStaticMarkup(<ToolPage site={site} entry={entry} />)
    return [[tool, [...page.matchAll(places)].map(([found]) => (found.includes('papers-place') ? 'papers' : 'tool'))]]
  })
  const withPapers = Object.keys(tools).filter((tool) => tools[tool as ToolId].papers)
  expect(Object.fromEntries(orders)).toEqual(
    Object.fromEntries(
      withPapers.map((tool) => [tool, tool === 'evidence-checklist' ? ['papers', 'tool'] : ['tool', 'papers']]),
    ),
  )
})
