import { expect, test } from 'vitest'
import { filesOnDisk, withChanges } from '../../../../src/content/reading/files.ts'
import { TextCache } from '../../../../src/content/reading/textCache.ts'
import { readDraft } from '../../../../src/site/draft.ts'
import { documentsOf } from '../../../../src/site/search/documentsOf.ts'
import type { Site } from '../../../../src/site/site.ts'
import { changedSite, testDay } from '../../../support/sites.ts'

const page = 'content/pages/commission.md'
const ban = 'content/facts/scheme/ban.yaml'
const state = 'content/facts/scheme/state.yaml'
const timeline = 'content/timeline.yaml'
const source = 'source: { title: A source, url: "https://source.example/a-page" }'
const files = filesOnDisk(
  changedSite('good', [
    {
      file: page,
      from: 'It came on',
      to: '{% when "part-suspended" %}\nPart of it waits.\n{% /when %}\n\n{% figure "timeline" /%}\n\nIt came on',
    },
    {
      file: state,
      to: `describes: The state.\nunit: state\nnations: [england]\nconfidence: medium\nvalues:\n  - { from: 2026-03-31, value: part-suspended, ${source} }\n  - { from: 2026-12-01, value: live, ${source} }\nchecked: { on: 2026-11-01, by: Us }\nreviewEvery: 30\n`,
    },
    { file: timeline, to: `- date: 2021-01-28\n  title: The ban\n  what: It starts.\n  kind: law\n  ${source}\n` },
  ]),
)

test('with a cache, the search has what it has without one, after every change that a page shows', () => {
  const texts = new TextCache()
  const said = (changes: readonly [file: string, from: string, to: string][], day = testDay) => {
    const changed = withChanges(
      files,
      new Map(changes.map(([file, from, to]) => [file, Buffer.from(files.bytes(file)).toString().replace(from, to)])),
    )
    // The site is no whole one: it has no file of figures.
    const site = readDraft(changed, day, texts).draft?.site as Site
    const kept = documentsOf(site, texts)
    expect(kept).toEqual(documentsOf(site))
    expect(documentsOf(site, new TextCache(texts.bytes()))).toEqual(kept)
    return kept.find(({ path }) => path === '/guides/commission')?.sections.map(({ text }) => text)
  }
  const words = 'Part of it waits.\nIt came on 28 January 2021. Ask Acorn Finance or read about Acme cars.'
  const starts = '28 January 2021: It starts.'
  expect(said([])).toEqual([words, starts])
  expect(said([[page, 'Ask', 'You can ask']])).toEqual([words.replace('Ask', 'You can ask'), starts])
  expect(said([[ban, 'value: 2021-01-28', 'value: 2021-01-29']])).toEqual([words.replace('28', '29'), starts])
  expect(said([[timeline, 'It starts.', 'It begins.']])).toEqual([words, starts.replace('starts', 'begins')])
  expect(said([[state, 'value: part-suspended', 'value: quashed']])).toEqual([words.replace(/.*\n/, ''), starts])
  expect(said([], '2026-12-02')).toEqual([words.replace(/.*\n/, ''), starts])
})
