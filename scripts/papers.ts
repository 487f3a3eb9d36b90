import { lenderData } from '../src/site/lenderData.ts'
import { UsageError } from '../src/build/faults.ts'
import { loadSite } from './loadSite.ts'
import { withErrorReport } from './withErrorReport.ts'
import { readInThread, type FileRead } from './papers/readInThread.ts'
import { readOptions } from './readOptions.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' }, json: { type: 'boolean', default: false } },
})
/** Print one file’s findings as a line of JSON: values as the case keeps them. */
const asJson = ({ file, papers, agreements, notRead }: FileRead) => ({
  file,
  papers: papers.map(({ kind, from, to }) => ({ kind, from, to })),
  agreements: agreements.map(({ findings }) => ({
    findings: findings.map(({ field, value, doubts, place: { page, passage }, others }) => ({
      field,
      value,
      sure: doubts.length === 0,
      page,
      passage,
      others: others.map((other) => other.value),
    })),
  })),
  notRead: notRead.map(({ name, page, why }) => ({
    name: page === undefined ? name : `${name}, page ${page}`,
    reason: why,
  })),
  fault: papers.length === 0 ? (notRead[0]?.why ?? null) : null,
})

/** The same for a person. */
function printPapers(read: FileRead): string {
  const { file, papers, agreements, notRead } = asJson(read)
  return [
    file,
    ...papers.map(({ kind, from, to }) => `  ${kind}, ${from === to ? `page ${from}` : `pages ${from} to ${to}`}`),
    ...agreements.flatMap(({ findings }, index) => [
      `  agreement ${index + 1}`,
      ...findings.map(
        ({ field, value, sure, page, passage, others }) =>
          `    ${field.padEnd(16)} ${String(value).padEnd(24)} ${sure ? 'sure ' : 'check'} page ${page}: ${passage}${others.length > 0 ? ` (or ${others.join(', ')})` : ''}`,
      ),
    ]),
    ...notRead.map(({ name, reason }) => `  not read: ${name} (${reason})`),
    '',
  ].join('\n')
}

await withErrorReport(async () => {
  if (positionals.length === 0)
    throw new UsageError('Name the papers to read: npm run -s papers -- agreement.pdf letter.eml')
  const names = lenderData(loadSite(values.site, undefined))
  for (const file of positionals) {
    const read = await readInThread(file, names)
    process.stdout.write(values.json ? `${JSON.stringify(asJson(read))}\n` : printPapers(read))
  }
})
