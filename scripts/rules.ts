import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printProblems } from '../src/problems/printProblems.ts'
import { readFacts } from '../src/content/facts/readFacts.ts'
import { SiteFolder } from '../src/content/reading/folder.ts'
import type { ProseContext } from '../src/content/prose/context.ts'
import { plainWords, readWords } from '../src/content/words/readWords.ts'
import { type ToolWords, wordsFiles } from '../src/tools/wordsFiles.ts'
import { ruleWords } from './rules/ruleWords.ts'
import { lenderLettersOf, modelOf, readLenderLetters } from '../src/replies/readLenderLetters.ts'
import { readyLetters } from '../src/replies/readLetters.ts'
import { todayFrom } from './clock.ts'
import { runRule } from './rules/runRule.ts'

const site = new SiteFolder(resolve(fileURLToPath(import.meta.url), '../..'))
const { facts } = readFacts(site)
const { words } = readWords(site, wordsFiles)
const context: ProseContext = {
  today: todayFrom(undefined),
  facts,
  schemeState: undefined,
  standing: { topics: {} },
  glossary: new Map(),
}
const name = process.argv[2] ?? ''

if (site.problems.length > 0) {
  fail(printProblems(site.problems))
} else {
  const content = { words: ruleWords(plainWords<ToolWords>(words, context)), letters: lenderLetters }
  const answer = runRule(name, readFileSync(process.stdin.fd, 'utf8'), facts, content)
  if ('faults' in answer) fail(answer.faults.join('\n'))
  else process.stdout.write(`${JSON.stringify(answer.result, null, 2)}\n`)
}

/** Read only when asked for: most rules do without. */
function lenderLetters() {
  const read = readLenderLetters(site)
  const letters = lenderLettersOf(read, context)
  if (!letters || site.problems.length > 0)
    throw new Error(printProblems(site.problems) || 'There are no lender letters in content')
  return readyLetters({ ...letters, model: modelOf(read) })
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
