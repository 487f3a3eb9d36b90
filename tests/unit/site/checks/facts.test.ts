import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { factsInCode } from '../../../../src/site/checks/facts.ts'
import { readDraft } from '../../../../src/site/draft.ts'
import { changedSite, problemsIn, siteOf, testDay } from '../../../support/sites.ts'

const flow = 'content/flows/fee-comparison.yaml'
/** What is said of a fact, of all that is said of the site. */
const toldOf = (folder: string, name: string) =>
  problemsIn(folder)
    .split(/\n(?=\S)/)
    .filter((message) => message.includes(name))

test('a fact that a flow misspells is told of first where it is misspelt, in a step and in a note', () => {
  const step = { from: 'before: 2007-04-06', to: 'before: { fact: fees.vat-rat }' }
  const note =
    '  late: { when: { question: start, before: { fact: fees.vat-rat } }, body: It was early and that counts. }'
  const folder = changedSite('broken-flow', [
    { file: flow, ...step },
    { file: flow, from: 'outcomes:', to: `notes:\n${note}\noutcomes:` },
  ])
  expect(toldOf(folder, 'fees.vat-rat"')).toEqual([
    `${flow}:19:52  there is no fact "fees.vat-rat"
    fix: did you mean "fees.vat-rate"?
    also at content/facts/fees/vat-rat.yaml:1:1 and ${flow}:29:52`,
  ])
})

test('a fact that a tool’s code names and no file holds is told with the code to mend', () => {
  const folder = changedSite('broken-flow', [])
  rmSync(join(folder, 'content/facts/fees/vat-rate.yaml'))
  expect(toldOf(folder, 'fees.vat-rate')).toEqual([
    `content/facts/fees/vat-rate.yaml:1:1  the tool "fee-comparison" needs the fact "fees.vat-rate", which does not exist
    fix: add content/facts/fees/vat-rate.yaml, or mend the name in src/tools/fee-comparison/tool.ts or what it draws on`,
  ])
})

test('a fact that is not used because of another fault is not told of', () => {
  const typed = { file: 'content/pages/commission.md', from: '{% fact "scheme.ban" /%}', to: '28 January 2021' }
  expect(problemsIn(changedSite('good', [typed]))).toBe(
    `content/pages/commission.md:10:12  the date "28 January 2021" is typed into the prose
    fix: write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}`,
  )
})

test('a figure on a page needs its facts, and none is needed elsewhere', () => {
  expect(factsInCode(siteOf('good'))).toEqual([])
  const folder = changedSite('good', [
    { file: 'content/pages/home.md', from: 'Start with', to: '{% figure "bank-rate" /%}\n\nStart with' },
  ])
  const { draft } = readDraft(folder, testDay)
  expect(draft && factsInCode(draft.site)).toEqual([{ id: 'rates.bank-rate', by: 'the figure "bank-rate"' }])
})
