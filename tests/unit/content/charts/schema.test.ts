import { expect, test } from 'vitest'
import { chartProse, chartsFile } from '../../../../src/content/charts/schema.ts'
import { rawText } from '../../../../src/content/prose/prose.ts'
import { YamlSource } from '../../../../src/problems/yamlSource.ts'

test('the words of charts are its titles, sentences and labels', () => {
  const chart = {
    title: 'Cars',
    says: 'Most are on finance.',
    bars: [{ label: 'New', fact: 'cars.new' }, { fact: 'cars.used' }],
  }
  const value = { 'statistics-market': [chart, { ...chart, title: 'Vans' }] }
  const source = new YamlSource(chartsFile, JSON.stringify(value))
  expect(chartProse({ value, source }).map(rawText)).toEqual([
    '"Cars"',
    '"Most are on finance."',
    '"New"',
    '"Vans"',
    '"Most are on finance."',
    '"New"',
  ])
})
