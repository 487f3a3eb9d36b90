import { expect, test } from 'vitest'
import { type FigureName, factsOfFigure } from '../../../../src/content/prose/figureNames.ts'
import { rawText } from '../../../../src/content/prose/prose.ts'
import { SiteFolder } from '../../../../src/content/reading/folder.ts'
import { schemeStates } from '../../../../src/facts/schema.ts'
import { readShared } from '../../../../src/site/draft.ts'
import { factReferencesIn } from '../../../../src/site/factReferences.ts'
import { realFiles, realProblems } from '../../../support/realSite.ts'

const file = 'content/figures.yaml'

const problemsWith = (from: string, to: string) => realProblems(file, from, to)

test('a site need not have pictures with words', () => {
  const { figureWords, prose } = readShared(new SiteFolder('tests/sites/good'))
  expect([figureWords, prose.filter(({ source }) => source.file === file)]).toEqual([undefined, []])
})

test('words under a state are shown in that state alone, and all others in every one', () => {
  const prose = readShared(new SiteFolder(realFiles)).prose.filter(({ source }) => source.file === file)
  const shownIn = (text: string) => prose.find((words) => rawText(words).includes(text))?.states
  expect(shownIn('paying them')).toEqual(['part-suspended'])
  expect(shownIn('No longer there')).toEqual(['quashed'])
  expect(shownIn('Find who lent')).toBeUndefined()
  expect(new Set(prose.flatMap(({ states = [] }) => states))).toEqual(new Set(schemeStates))
})

test('every fact that the words of a picture print is named as one of its facts, so that its page lists the source', () => {
  const { figureWords = {} } = readShared(new SiteFolder(realFiles))
  const missing = Object.entries(figureWords).flatMap(([name, own]) => {
    const known = factsOfFigure(name as FigureName, {})
    return factReferencesIn(JSON.stringify(own)).flatMap(({ id }) => (known.includes(id) ? [] : [`${name}: ${id}`]))
  })
  expect(missing).toEqual([])
})

test('a sign that no letter bears, and a step that leads to no page, are said with their place', () => {
  expect(problemsWith('signs: [rd01, rd02]', 'signs: [rd01, rd03]')).toMatch(
    /content\/figures\.yaml:\d+:\d+ +there is no sign "rd03"\n.*rd0/,
  )
  expect(problemsWith('path: /escalate-to-fos', 'path: /escalate-to-foss')).toMatch(
    /content\/figures\.yaml:\d+:\d+ +the link \/escalate-to-foss leads to no page\n.*\/escalate-to-fos/,
  )
})

test('a part that is left out, and words too long for the drawing, are faults', () => {
  expect(
    problemsWith('printed: Credit intermediary', 'printed: The credit intermediary or the supplier of it'),
  ).toContain('content/figures.yaml')
  expect(problemsWith('    apr:\n      printed: APR', '    rate:\n      printed: APR')).toContain('"rate"')
})
