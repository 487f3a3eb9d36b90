import type { AgreementRead, PapersRead } from '../../src/papers/readPapers.ts'

/** The right answer for each field of an agreement, or every answer that counts as right. Null among them lets the reader skip it. */
export type Truth = Readonly<Record<string, number | string | readonly (number | string | null)[]>>

/** How often a field was read right, read wrong, and missed; and how often it was called sure, and was wrong all the same. */
export type FieldScore = { right: number; wrong: number; missed: number; sure: number; sureWrong: number }
const noScore: FieldScore = { right: 0, wrong: 0, missed: 0, sure: 0, sureWrong: 0 }

export const totalOf = (scores: Iterable<FieldScore>): FieldScore =>
  [...scores].reduce(
    (sum, one) => ({
      right: sum.right + one.right,
      wrong: sum.wrong + one.wrong,
      missed: sum.missed + one.missed,
      sure: sum.sure + one.sure,
      sureWrong: sum.sureWrong + one.sureWrong,
    }),
    noScore,
  )

type Finding = AgreementRead['findings'][number]

/** A finding and the truth, `there`: undefined if there is none. */
type Judged = { finding: Finding; there: Truth[string] | undefined; right: boolean }

/** Judge each finding, and list truths that none matches. Each agreement is compared with the one read that has most of its values. */
export function judge(
  { agreements }: PapersRead,
  truths: readonly Truth[],
): { judged: Judged[]; missed: [field: string, value: Truth[string]][] } {
  const left = [...agreements]
  const judged: Judged[] = []
  const missed: [string, Truth[string]][] = []
  for (const truth of truths) {
    const read = bestOf(left, truth)
    if (read) left.splice(left.indexOf(read), 1)
    for (const finding of read?.findings ?? []) {
      const there = truth[finding.field]
      judged.push({ finding, there, right: there !== undefined && sameValue(finding.value, there) })
    }
    for (const [field, value] of Object.entries(truth))
      if (
        ![value].flat().includes(null) &&
        !read?.findings.some((one) => one.field === field && sameValue(one.value, value))
      )
        missed.push([field, value])
  }
  for (const read of left) for (const finding of read.findings) judged.push({ finding, there: undefined, right: false })
  return { judged, missed }
}

/** Score what was read, by field. `report` gets every difference. `told` are the fields that truths cover: others are never wrong. */
export function score(
  name: string,
  reading: PapersRead,
  truths: readonly Truth[],
  scores: Map<string, FieldScore>,
  report: (line: string) => void,
  told?: readonly string[],
): void {
  const add = (field: string, one: Partial<FieldScore>) =>
    scores.set(field, totalOf([scores.get(field) ?? noScore, { ...noScore, ...one }]))
  const { judged, missed } = judge(reading, truths)
  for (const [field, value] of missed) {
    add(field, { missed: 1 })
    report(`${name}: ${field} missed, "${value}"`)
  }
  for (const { finding, there, right } of judged) {
    const { field, value, doubts, place } = finding
    // The length in months follows from other words than its own.
    if (there === undefined && (told ? !told.includes(field) : field === 'term')) continue
    const sure = doubts.length === 0 ? 1 : 0
    add(field, right ? { right: 1, sure } : { wrong: 1, sure, sureWrong: sure })
    if (!right)
      report(`${name}: ${field} is "${value}", not "${there ?? '-'}" (${doubts.join() || 'SURE'}): ${place.passage}`)
  }
}

/** Find the agreement read that matches most of the truth. */
const bestOf = (reads: readonly AgreementRead[], truth: Truth): AgreementRead | undefined =>
  reads.toSorted((a, b) => hits(b, truth) - hits(a, truth))[0]
const hits = ({ findings }: AgreementRead, truth: Truth): number =>
  findings.filter(({ field, value }) => sameValue(value, truth[field] ?? [])).length

/** True when the value is one of the right answers. Capitals, spaces and punctuation don’t count. */
const sameValue = (read: number | string, there: Truth[string]): boolean =>
  [there].flat().some((one) => (typeof one === 'number' ? read === one : plain(String(read)) === plain(String(one))))
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
