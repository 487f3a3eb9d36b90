import { readFileSync } from 'node:fs'
import { UsageError } from '../src/build/faults.ts'
import { find } from '../src/search/find.ts'
import { pagesFound } from '../src/search/journeys.ts'
import { openIndex, type SearchIndex } from '../src/search/openIndex.ts'
import { siteSearch } from '../src/site/search/siteSearch.ts'
import { loadSite } from './loadSite.ts'
import { printRanking } from './search/printRanking.ts'
import { withErrorReport } from './withErrorReport.ts'
import { readOptions } from './readOptions.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: '.' },
    today: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
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
