import { lenderData } from '../src/site/lenderData.ts'
import { UsageError } from '../src/build/faults.ts'
import { loadSite } from './loadSite.ts'
import { withErrorReport } from './withErrorReport.ts'
import { asJson, printPapers } from './papers/printPapers.ts'
import { readInThread } from './papers/readInThread.ts'
import { readOptions } from './readOptions.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' }, json: { type: 'boolean', default: false } },
})
await withErrorReport(async () => {
  if (positionals.length === 0)
    throw new UsageError('Name the papers to read: npm run -s papers -- agreement.pdf letter.eml')
  const names = lenderData(loadSite(values.site, undefined))
  for (const file of positionals) {
    const read = await readInThread(file, names)
    process.stdout.write(values.json ? `${JSON.stringify(asJson(read))}\n` : printPapers(read))
  }
})
