import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printProblems } from '../src/problems/printProblems.ts'
import { readFacts } from '../src/facts/readFacts.server.ts'
import { SiteFolder } from '../src/site/folder.server.ts'
import { readWords } from '../src/words/readWords.server.ts'
import { ruleWords } from './rules/ruleWords.ts'
import { runRule } from './rules/runRule.ts'

const site = new SiteFolder(resolve(fileURLToPath(import.meta.url), '../..'))
const facts = readFacts(site)
const { words } = readWords(site)
const name = process.argv[2] ?? ''

if (site.problems.length > 0) {
  fail(printProblems(site.problems))
} else {
  const answer = runRule(name, readFileSync(process.stdin.fd, 'utf8'), facts, ruleWords(words))
  if ('faults' in answer) fail(answer.faults.join('\n'))
  else process.stdout.write(`${JSON.stringify(answer.result, null, 2)}\n`)
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
