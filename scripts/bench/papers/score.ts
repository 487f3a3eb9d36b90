import type { AgreementRead, Reading } from '../../../src/papers/readPapers.ts'

/** Of one field: how often it was read right, read wrong, and missed; and how often it was wrong though it was called sure. */
export type Score = { right: number; wrong: number; missed: number; wrongButSure: number }

/** Compares what was read with what was there. `report` hears of everything that differs. */
export function score(
  name: string,
  { agreements }: Reading,
  truths: readonly Record<string, number | string>[],
  scores: Map<string, Score>,
  report: (line: string) => void,
): void {
  const left = [...agreements]
  for (const truth of truths) {
    const read = bestOf(left, truth)
    if (read) left.splice(left.indexOf(read), 1)
    for (const [field, value] of Object.entries(truth)) {
      const finding = read?.findings.find((one) => one.field === field)
      const its = of(scores, field)
      if (!finding) {
        its.missed++
        report(`${name}: ${field} missed, "${value}"`)
      } else if (sameValue(finding.value, value)) its.right++
      else {
        its.wrong++
        its.missed++
        if (finding.doubts.length === 0) its.wrongButSure++
        report(
          `${name}: ${field} is "${finding.value}", not "${value}"${finding.doubts.length ? ` (${finding.doubts})` : ' (sure)'}: ${finding.place.passage}`,
        )
      }
    }
    for (const finding of read?.findings ?? [])
      if (!(finding.field in truth) && !impliedBy(finding.field)) stray(name, finding, scores, report)
  }
  for (const read of left)
    for (const finding of read.findings) stray(`${name}, an agreement too many`, finding, scores, report)
}

/** Read from other words than a field’s own, and right wherever those are: the length in months, and what the sentence on payments gives. */
const impliedBy = (field: string): boolean => field === 'term'

function stray(
  name: string,
  { field, value, doubts, place }: AgreementRead['findings'][number],
  scores: Map<string, Score>,
  report: (line: string) => void,
): void {
  const its = of(scores, field)
  its.wrong++
  if (doubts.length === 0) its.wrongButSure++
  report(`${name}: ${field} "${value}" is not there (${doubts.join() || 'sure'}): ${place.passage}`)
}

function of(scores: Map<string, Score>, field: string): Score {
  const its = scores.get(field) ?? { right: 0, wrong: 0, missed: 0, wrongButSure: 0 }
  scores.set(field, its)
  return its
}

/** The agreement that was read and has most of what is there. */
export const bestOf = (
  reads: readonly AgreementRead[],
  truth: Record<string, number | string>,
): AgreementRead | undefined => reads.toSorted((a, b) => hits(b, truth) - hits(a, truth))[0]
const hits = ({ findings }: AgreementRead, truth: Record<string, number | string>): number =>
  findings.filter(({ field, value }) => field in truth && sameValue(value, truth[field] ?? '')).length

/** Whether a value that was read is the one that is there, however its words are written. */
export const sameValue = (read: number | string, there: number | string): boolean =>
  typeof there === 'number' ? read === there : plain(String(read)) === plain(there)
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
