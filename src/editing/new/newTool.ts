import { modeline } from '../../content/modeline.ts'
import { frontMatterOf, titleFrom } from '../../content/skeleton.ts'
import { splice } from '../yamlSplices.ts'
import type { NewEntry } from './newOptions.ts'
import { pageLine } from './newPage.ts'

const registry = 'src/tools/index.ts'

/** A tool with one question and a result for each answer, its page at /guides/SLUG, its code and its tests. */
export const newTool: NewEntry = (site, { slug, today, title = titleFrom(slug) }) => {
  const { draft, textOf, filesIn } = site
  const { source } = draft.manifest
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(slug))
    return {
      refused: `"${slug}" cannot name a tool: write two words or more in small letters with hyphens between, such as fee-comparison`,
    }
  if (!filesIn('src/tools').includes(registry))
    return { refused: `a tool is code as well, and there is no ${registry} here: add it in the project itself` }
  const page = `content/pages/tools/${slug}.md`
  const [flow, journeys] = [`content/flows/${slug}.yaml`, `content/flows/${slug}.journeys.yaml`] as const
  const there = [
    ...filesIn(`src/tools/${slug}`),
    ...filesIn('content').filter((file) => [page, flow, journeys].includes(file)),
  ][0]
  if (there !== undefined) return { refused: `${there} is already there` }
  return {
    changes: new Map([
      [page, pageFile(title, today)],
      [flow, modeline(flow) + flowFile(slug, title)],
      [journeys, modeline(journeys) + journeysFile(today)],
      [
        source.file,
        splice(source.text, [
          pageLine(
            site,
            'tool',
            `{ kind: tool, path: /guides/${slug}, tool: ${slug}, content: pages/tools/${slug}.md }`,
          ),
        ]),
      ],
      [registry, withTool(textOf(registry), slug)],
      [`src/tools/${slug}/tool.ts`, descriptorFile(slug)],
      [`src/tools/${slug}/Tool.tsx`, componentFile(slug)],
      [`tests/unit/tools/${slug}/Tool.test.tsx`, unitTest(slug)],
      [`tests/e2e/${slug}.spec.ts`, browserTest(slug)],
    ]),
    done: [
      `/guides/${slug} is there, with one question to try: write its page in ${page}, and what it asks and answers in ${flow}.`,
      `Its code is in src/tools/${slug}: name the facts it reads in tool.ts, and show its result in Tool.tsx.`,
      `npm run test:unit -- ${slug} and npm run test:e2e -- ${slug} try it. A release is refused until nothing says “Say here” any more.`,
      'To put it in the Tools menu, add a link under menus: tools: links: in site.manifest.yaml.',
    ],
  }
}

/** The registry with one tool more: its import in order of name, its line after the last. */
function withTool(text: string, slug: string): string {
  const imports = [...text.matchAll(/^import .* from '\.\/(.+)\/tool\.ts'\n/gm)]
  const next = imports.find(([, other = '']) => other > slug)
  const last = imports.at(-1)
  const at = next?.index ?? (last ? last.index + last[0].length : 0)
  const end = text.indexOf('} satisfies')
  return splice(text, [
    { start: at, end: at, text: `import { ${nameOf(slug)} } from './${slug}/tool.ts'\n` },
    { start: end, end, text: `  '${slug}': ${nameOf(slug)},\n` },
  ])
}

/** "my-tool" as code names it: "myTool". */
const nameOf = (slug: string): string => slug.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase())

const pageFile = (title: string, today: string): string => `${frontMatterOf(title, today)}
## What it tells you

Say here what the tool answers and for whom. Short sentences, the plain word before the term.

## What happens to your answers

They stay on your device.
`

const flowFile = (
  slug: string,
  title: string,
): string => `# What “${title}” asks. content/flows/${slug}.journeys.yaml holds walks through it.
start: received

questions:
  received:
    kind: choice
    ask: Have you had a letter about it?
    short: Had a letter
    error: Select whether you have had a letter about it
    options:
      - { value: "yes", label: "Yes", go: had-letter }
      - { value: "no", label: "No", go: no-letter }

outcomes:
  had-letter:
    title: You have had a letter
    body: |
      Say here what that means and what to do first.
  no-letter:
    title: You have had no letter
    body: |
      Say here what that means and what to do first.
`

const journeysFile = (today: string): string => `- name: Has had a letter
  on: ${today}
  answers: { received: "yes" }
  ends: had-letter
- name: Has had none
  on: ${today}
  answers: { received: "no" }
  ends: no-letter
`

const descriptorFile = (slug: string): string => `import type { ToolDescriptor } from '../descriptor.ts'

export const ${nameOf(slug)}: ToolDescriptor = {
  kind: 'flow',
  facts: [],
  component: () => import('./Tool.tsx'),
}
`

const componentFile = (
  slug: string,
): string => `import { FlowTool, type FlowToolProps, type ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeResult } from '../../toolkit/run/OutcomeResult.tsx'

/** Ask what content/flows/${slug}.yaml asks, and show the outcome that the answers lead to. */
export const Tool = (props: FlowToolProps) => <FlowTool {...props} result={Result} />

const Result = (props: ResultProps) => <OutcomeResult {...props} fileName="${slug}" />
`

const unitTest = (slug: string): string => `import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { routeOf } from '../../../../src/flows/route.ts'
import { Tool } from '../../../../src/tools/${slug}/Tool.tsx'
import { contentFacts } from '../../support/contentFacts.ts'
import { flowOf } from '../../support/contentFlows.ts'
import { contentWords } from '../../support/contentWords.ts'

const flow = flowOf('${slug}')
const today = '2026-11-21'

test('asks its first question before any script', () => {
  const html = renderToString(<Tool flow={flow} facts={[]} words={contentWords} today={today} />)
  expect(html).toContain('Have you had a letter about it?')
})

test.each([
  ['yes', 'had-letter'],
  ['no', 'no-letter'],
])('the answer %s leads to %s', (received, outcome) => {
  expect(routeOf(flow, { received }, { facts: contentFacts, today }).outcome).toBe(outcome)
})
`

const browserTest = (slug: string): string => `import { expect, test, watch } from './site.ts'
import { answer, ask, open } from './tool.ts'

test('one answer leads to its result', async ({ page }) => {
  const faults = watch(page)
  await open(page, '/guides/${slug}')
  await expect(ask(page)).toHaveText('Have you had a letter about it?')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(answer(page)).toContainText('You have had a letter')
  expect(faults).toEqual([])
})
`
