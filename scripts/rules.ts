import { readFileSync } from 'node:fs'
import { todayFrom } from '../src/build/clock.ts'
import { UsageError } from '../src/build/faults.ts'
import { withKeptTexts } from '../src/build/keptTexts.ts'
import { projectRoot } from '../src/build/projectRoot.ts'
import { readFacts } from '../src/content/facts/readFacts.ts'
import type { ProseContext } from '../src/content/prose/context.ts'
import { SiteFolder } from '../src/content/reading/folder.ts'
import type { TextCache } from '../src/content/reading/textCache.ts'
import { plainWords, readWords, wordsFile } from '../src/content/words/readWords.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { learnOnce } from '../src/replies/learn.ts'
import { lenderLettersOf, readLenderLetters } from '../src/replies/readLenderLetters.ts'
import { readyLetters } from '../src/replies/readLetters.ts'
import type { ToolWords } from '../src/toolkit/wordsFiles.ts'
import { wordsFiles } from '../src/tools/index.ts'
import { readOptions, withErrorReport } from './command.ts'
import { commandOf, commands, runRule } from './rules/commands.ts'
import type { RuleContent } from './rules/fields.ts'

const {
  positionals: [name, extra],
} = readOptions({ allowPositionals: true, options: {} })

await withErrorReport(() => {
  // Refuse a missing rule before reading anything.
  if (name === undefined || extra !== undefined)
    throw new UsageError(`Name one rule: npm run -s rules -- ${Object.keys(commands).join('|')} < input.json`)
  const command = commandOf(name)
  if (typeof command === 'string') throw new UsageError(command)
  const input = readFileSync(process.stdin.fd, 'utf8')
  const result = withKeptTexts(projectRoot, (texts) => resultOf(name, input, texts))
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
})

/** Run a rule on some input, by the content of this site. Throws a UsageError where it cannot be read. */
function resultOf(rule: string, input: string, texts: TextCache): unknown {
  const site = new SiteFolder(projectRoot, texts)
  const { facts } = readFacts(site)
  const { words } = readWords(site, wordsFiles)
  if (site.problems.length > 0) throw new UsageError(printProblems(site.problems))
  const context: ProseContext = {
    today: todayFrom(),
    facts,
    schemeState: undefined,
    standing: { topics: {} },
    glossary: new Map(),
  }
  const answer = runRule(rule, input, facts, {
    words: ruleWords(plainWords<ToolWords>(words, context)),
    letters: () => lenderLetters(site, context, texts),
  })
  if ('faults' in answer) throw new UsageError(answer.faults.join('\n'))
  return answer.result
}

/** Read only when asked for: most rules do without. */
function lenderLetters(site: SiteFolder, context: ProseContext, texts: TextCache) {
  const read = readLenderLetters(site)
  const letters = lenderLettersOf(read, context)
  if (!letters || site.problems.length > 0)
    throw new UsageError(printProblems(site.problems) || 'There are no lender letters in content')
  return readyLetters({ ...letters, model: learnOnce(read.lessons, texts) })
}

/** The words rules are printed with. Throws a UsageError when content/tools lacks them. */
function ruleWords(words: Partial<ToolWords>): RuleContent['words'] {
  const of = <Tool extends keyof RuleContent['words']>(tool: Tool): ToolWords[Tool] => {
    const own = words[tool]
    if (!own) throw new UsageError(`${wordsFile(tool)} is missing: bring it back`)
    return own
  }
  return { 'redress-calculator': of('redress-calculator'), 'eligibility-checker': of('eligibility-checker') }
}
