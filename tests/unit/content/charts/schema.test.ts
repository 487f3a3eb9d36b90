import { expect, test } from 'vitest'
import { chartsFile } from '../../../../src/content/charts/schema.ts'
import { rawText } from '../../../../src/content/prose/prose.ts'
import { filesOnDisk, withChanges } from '../../../../src/content/reading/files.ts'
import { SiteFolder } from '../../../../src/content/reading/folder.ts'
import { readShared } from '../../../../src/site/draft.ts'

test('the words of charts are its titles, sentences and labels', () => {
  const chart = {
    title: 'Cars',
    says: 'Most are on finance.',
    bars: [{ label: 'New', fact: 'cars.new' }, { fact: 'cars.used' }],
  }
  const value = { 'statistics-market': [chart, { ...chart, title: 'Vans' }] }
  const files = withChanges(filesOnDisk('tests/sites/good'), new Map([[chartsFile, JSON.stringify(value)]]))
  const { prose } = readShared(new SiteFolder(files))
  expect(prose.filter(({ source }) => source.file === chartsFile).map(rawText)).toEqual([
    '"Cars"',
    '"Most are on finance."',
    '"New"',
    '"Vans"',
    '"Most are on finance."',
    '"New"',
  ])
})
