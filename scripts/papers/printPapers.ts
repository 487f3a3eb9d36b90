import type { FileRead } from './readInThread.ts'

/** Print one file’s findings as a line of JSON: values as the case keeps them. */
export const asJson = ({ file, papers, agreements, notRead }: FileRead) => ({
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
export function printPapers(read: FileRead): string {
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
