import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadedTools } from '../../../src/pages/ToolPage.tsx'
import { factsOfTool } from '../../../src/tools/index.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf, flowTools } from '../support/contentFlows.ts'
import { contentWords } from '../support/contentWords.ts'

describe.each(flowTools)('%s before any script', (tool) => {
  const flow = flowOf(tool)
  const loaded = loadedTools[tool]
  const facts = factsOfTool(tool, flow).flatMap((id) => contentFacts.get(id) ?? [])
  const html =
    loaded.kind === 'flow'
      ? renderToString(<loaded.Tool flow={flow} facts={facts} today="2026-11-20" words={contentWords} />)
      : ''

  test('shows its first question and Continue', () => {
    expect(html).toContain(flow.questions[flow.start]?.ask)
    expect(html).toContain('Continue</button>')
  })

  test('has no way back, no error and no inline style yet', () => {
    expect(html).not.toMatch(/class="back"|There is a problem|style=/)
  })

  test('is handed only facts that exist', () => {
    expect(facts.map(({ id }) => id)).toEqual(factsOfTool(tool, flow))
  })
})
