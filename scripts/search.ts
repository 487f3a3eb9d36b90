import { readFileSync } from 'node:fs'
import { UsageError } from '../src/build/faults.ts'
import { find, type SearchOutcome, type SearchResult } from '../src/search/find.ts'
import { pagesFound } from '../src/search/journeys.ts'
import { openIndex, type SearchIndex } from '../src/search/openIndex.ts'
import { siteSearch } from '../src/site/search.ts'
import { readOptions, withErrorReport } from './command.ts'
import { loadSite } from './loadSite.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: '.' },
    today: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const most = 10

await withErrorReport(() => {
  if (!values.json && positionals.length === 0)
    throw new UsageError('Ask something: npm run search -- "my lender went bust"')
  const made = siteSearch(loadSite(values.site, values.today))
  if (!made) throw new UsageError('This site has no content/search.yaml, so there is nothing to search.')
  else if (values.json) answerLines(openIndex(made.data, made.others))
  else console.log(printRanking(find(positionals.join(' '), openIndex(made.data, made.others))))
})

/** A question a line comes in, and for each goes out a line: its results in order, as JSON, each marked as weak where nothing fits well. */
function answerLines(index: SearchIndex): void {
  const questions = readFileSync(process.stdin.fd, 'utf8').replace(/\n$/, '').split('\n')
  const answers = questions.map((question) => {
    const { results, weak } = find(question, index)
    return pagesFound(results).map(({ document: { path, title, kind } }) => ({
      path,
      title,
      kind,
      ...(weak && { weak }),
    }))
  })
  process.stdout.write(answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''))
}

/** A ranking with the reason for each place: what the words were taken for, and which of them a page has, and where. */
function printRanking({ meant, results, likelihood, weak }: SearchOutcome): string {
  if (meant.length === 0)
    return 'None of these words says what to look for: all of them are under "ignored" in content/search.yaml.'
  const read = meant.map(({ term, typed, weight }) => `${typed} → ${term}${weight < 1 ? ` (× ${weight})` : ''}`)
  const fits = `${weak ? 'nothing here fits well: ' : ''}${Math.round(likelihood * 100)}% likely to be something this site can answer`
  return [`read as: ${read.join(', ')}`, fits, '', ...results.slice(0, most).map(place)].join('\n')
}

function place({ document, section, score, covers, because }: SearchResult, at: number): string {
  const reasons = because.map((one) => `${one.term} in ${one.in.join(', ')}`)
  return [
    `${at + 1}. ${document.kind}  ${document.path}${section?.id ? `#${section.id}` : ''}  ${document.title}`,
    ...(document.answer ? [`   ${document.answer.says}`] : section ? [`   ${section.heading}`] : []),
    `   score ${score.toFixed(1)}, has ${Math.round(covers * 100)}% of what was asked: ${reasons.join('; ')}`,
  ].join('\n')
}
