import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factFile } from '../../../../src/facts/fact.ts'
import { type ChartName, charts, factsOfCharts } from '../../../../src/content/prose/charts.ts'

test.each(Object.keys(charts) as ChartName[])('%s is drawn from facts that exist', (name) => {
  const ids = factsOfCharts(name)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !existsSync(factFile(id)))).toEqual([])
})
