import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Module, modulesIn, targetOf } from './support/modules.ts'
import { paths, toolPaths } from './support/tools.ts'

type Elsewhere = { why: string; by: readonly string[] }

const browser = 'It needs a browser, and has one:'
const parts = 'A part that says little alone:'

/** Whole sites of pages of every kind, pages that are added, and pages that move. */
const kindTests = ['unit/editing/newEntry.test.ts', 'unit/editing/movePage.test.ts', 'brokenSites.test.ts']

/** Every tool, walked through. */
const toolTests = ['calculators', 'checks', 'letterTools', 'caseTools', 'dates', 'kit'].map(
  (name) => `e2e/${name}.spec.ts`,
)

/** Code without a test beside it, by folder or file; the longest that fits counts. `by` are the tests that run it. */
const testedElsewhere: Record<string, Elsewhere> = {
  'src/build/': { why: 'Whole builds of small sites:', by: ['commands/build.test.ts'] },
  'src/browser/': {
    why: browser,
    by: [
      'e2e/navigation.spec.ts',
      'e2e/header.spec.ts',
      'e2e/notes.spec.ts',
      'e2e/offline.spec.ts',
      'e2e/beforeScripts.spec.ts',
    ],
  },
  'src/components/': { why: browser, by: ['e2e/kit.spec.ts', 'e2e/sheets.spec.ts', 'e2e/everyPage.spec.ts'] },
  'src/islands/': {
    why: browser,
    by: [
      'e2e/search.spec.ts',
      'e2e/reading.spec.ts',
      'e2e/notes.spec.ts',
      'e2e/header.spec.ts',
      'e2e/pictures.spec.ts',
    ],
  },
  'src/pages/': {
    why: 'Every page is rendered whole, and read:',
    by: ['unit/pages/documentOf.test.ts', 'states.test.ts'],
  },
  'src/tools/': { why: browser, by: toolTests },
  'src/toolkit/': { why: browser, by: toolTests },
  'src/toolkit/papers/': { why: browser, by: ['e2e/papers.spec.ts'] },
  'src/casefile/': {
    why: parts,
    by: ['unit/casefile/parseCaseFile.test.ts', 'unit/calendar/caseClocks.test.ts', 'unit/letters/anyAnswers.test.ts'],
  },
  'src/casefile/inputs/': {
    why: 'What a visitor types, read by one test:',
    by: ['unit/casefile/inputs/inputs.test.ts'],
  },
  'src/content/articles/kinds.ts': { why: parts, by: kindTests },
  'src/content/brands/': { why: parts, by: kindTests },
  'src/content/claims/': { why: parts, by: kindTests },
  'src/content/kind.ts': { why: parts, by: kindTests },
  'src/content/kinds.ts': { why: parts, by: kindTests },
  'src/content/lenders/': { why: parts, by: kindTests },
  'src/content/skeleton.ts': { why: parts, by: kindTests },
  'src/content/letters/': { why: 'Whole letters, and letters with faults:', by: ['brokenSites.test.ts'] },
  'src/editing/': {
    why: 'Whole changes to a site:',
    by: ['unit/editing/newEntry.test.ts', 'unit/editing/movePage.test.ts'],
  },
  'src/flows/': {
    why: 'Whole walks through the flows of the site:',
    by: [
      'unit/flows/journeys.test.ts',
      'unit/flows/typed.test.ts',
      'unit/site/checks/flows.test.ts',
      'brokenSites.test.ts',
    ],
  },
  'src/letters/': {
    why: 'Whole letters, for any answers, and as text, Word and PDF:',
    by: [
      'unit/letters/anyAnswers.test.ts',
      'unit/letters/outputs.test.ts',
      'unit/letters/sarLetters.test.ts',
      'unit/letters/nextLetter.test.ts',
      'unit/letters/templateLetters.test.ts',
      'unit/toolkit/case/ImportDialog.test.ts',
    ],
  },
  'src/papers/': { why: 'Whole papers:', by: ['unit/papers/readPapers.test.ts'] },
  'src/papers/parsers/': { why: 'Whole files:', by: ['unit/papers/parsers/readFile.test.ts'] },
  'src/problems/': {
    why: parts,
    by: ['unit/problems/validate.test.ts', 'unit/problems/printProblems.test.ts', 'brokenSites.test.ts'],
  },
  'src/replies/': {
    why: 'Whole letters of lenders:',
    by: ['unit/replies/readLetters.test.ts', 'unit/rules/runRule.test.ts', 'brokenSites.test.ts'],
  },
  'src/rules/': {
    why: 'Whole agreements and complaints, and a second implementation:',
    by: [
      'second-implementation/agreement.test.ts',
      'unit/rules/redress/redressFor.test.ts',
      'unit/rules/redress/vectors.test.ts',
      'unit/rules/deadlines/deadlines.test.ts',
      'unit/rules/credit/earlyEnding.test.ts',
      'unit/toolkit/redress/workOut.test.ts',
      'states.test.ts',
      'unit/rules/deadlines/secondLibrary.test.ts',
      'unit/rules/runRule.test.ts',
    ],
  },
  'src/search/': {
    why: 'The questions of content/search-journeys.yaml:',
    by: ['unit/site/search.test.ts', 'unit/search/terms.test.ts'],
  },
  'src/site/currentSite.ts': { why: 'Holds one value for the renderer:', by: ['commands/build.test.ts'] },
  'src/site/': { why: 'Sites with a fault each:', by: ['brokenSites.test.ts'] },
}

const modules = new Map(
  modulesIn('src', 'scripts', 'bench', 'renderer', 'tests').map((module) => [module.file, module]),
)
const used = (module: Module): string[] => module.imports.flatMap((one) => targetOf(module, one) ?? [])

/** What pages bring in whatever they are: islands are found by the names of their files, and the last is put in the place of a package (vite.config.ts). */
const everyPage = [
  'renderer/+client.ts',
  'src/pages/documentOf.tsx',
  'src/worker/serviceWorker.ts',
  'src/browser/RemoveScroll.tsx',
].concat([...modules.keys()].filter((file) => /^src\/islands\/[^/]+\.tsx$/.test(file)))

/** What a test starts without importing it: a browser the code of the pages and tools that it names, a command its program. */
function startedBy(test: string): readonly string[] {
  const text = modules.get(test)?.text ?? ''
  if (test.startsWith('tests/commands/'))
    return [...modules.keys()].filter((file) => /^(?:scripts|src\/build|bench)\/\w+\.ts$/.test(file))
  if (!test.startsWith('tests/e2e/')) return []
  const named = new Set(/(?:const|import) \{([^}]*)\} (?:= paths|from '\.\/tool\.ts')/.exec(text)?.[1]?.match(/\w+/g))
  const tools = Object.entries(toolPaths).filter(([, path]) => {
    const key = Object.entries(paths).find(([, one]) => one === path)?.[0] ?? ''
    return text.includes(path) || text.includes(`paths.${key}`) || named.has(key)
  })
  return [...everyPage, ...tools.flatMap(([tool]) => [`src/tools/${tool}/Tool.tsx`, `src/tools/${tool}/Static.tsx`])]
}

/** All that a test starts or brings in, itself and by way of others. */
function reachedBy(test: string): ReadonlySet<string> {
  const reached = new Set([test, ...startedBy(test)])
  for (const file of reached) {
    const module = modules.get(file)
    if (module) for (const other of used(module)) reached.add(other)
  }
  return reached
}

const reached = new Map(
  Object.values(testedElsewhere).flatMap(({ by }) => by.map((test) => [test, reachedBy(`tests/${test}`)])),
)
const placeOf = (file: string) =>
  Object.keys(testedElsewhere)
    .filter((place) => file.startsWith(place))
    .toSorted((one, other) => other.length - one.length)[0]
const mirrorOf = (file: string) => file.replace(/^src\//, 'tests/unit/').replace(/\.tsx?$/, '.test.ts')
const hasMirror = (file: string) => existsSync(mirrorOf(file)) || existsSync(`${mirrorOf(file)}x`)

test('every file that holds a function has its test beside it, or is run by one that is named', () => {
  const withFunctions = [...modules.values()].filter(
    ({ file, exportsFunction }) => file.startsWith('src/') && exportsFunction,
  )
  expect(withFunctions.length).toBeGreaterThan(300)
  const unrun = withFunctions
    .map(({ file }) => file)
    .filter((file) => !hasMirror(file))
    .filter((file) => {
      const { by = [] } = testedElsewhere[placeOf(file) ?? ''] ?? {}
      return !by.some((test) => reached.get(test)?.has(file))
    })
  expect(unrun).toEqual([])
})

test('every test that is named is there, and every place holds code without a test beside it', () => {
  expect([...reached.keys()].filter((test) => !existsSync(`tests/${test}`))).toEqual([])
  const needed = new Set([...modules.keys()].filter((file) => !hasMirror(file)).map(placeOf))
  expect(Object.keys(testedElsewhere).filter((place) => !needed.has(place))).toEqual([])
})
