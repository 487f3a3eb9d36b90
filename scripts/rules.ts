import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printProblems } from '../src/problems/printProblems.ts'
import { readFacts } from '../src/content/facts/readFacts.ts'
import { SiteFolder } from '../src/content/reading/folder.ts'
import { runRule } from './rules/runRule.ts'

const site = new SiteFolder(resolve(fileURLToPath(import.meta.url), '../..'))
const facts = readFacts(site)
const name = process.argv[2] ?? ''

if (site.problems.length > 0) {
  fail(printProblems(site.problems))
} else {
  const answer = runRule(name, readFileSync(process.stdin.fd, 'utf8'), facts)
  if ('faults' in answer) fail(answer.faults.join('\n'))
  else process.stdout.write(`${JSON.stringify(answer.result, null, 2)}\n`)
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
