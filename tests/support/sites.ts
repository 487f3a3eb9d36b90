import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Fact } from '../../src/facts/fact.ts'
import { printProblems } from '../../src/problems/printProblems.ts'
import { readSite } from '../../src/site/readSite.ts'
import type { Site } from '../../src/site/site.ts'

export const testDay = '2026-11-20'

/** A site of tests/sites as read. Throws with its problems when it has some. */
export function siteOf(folder: string, today = testDay): Site {
  const { site, problems } = readSite(join('tests/sites', folder), today)
  if (!site) throw new Error(printProblems(problems))
  return site
}

/** A copy of a site of tests/sites with some texts replaced: by file, what stands there and what shall. A file with `undefined` is written whole. */
export function changedSite(folder: string, changes: readonly { file: string; from?: string; to: string }[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join('tests/sites', folder), copy, { recursive: true })
  for (const { file, from, to } of changes) {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    if (from === undefined) {
      writeFileSync(path, to)
      continue
    }
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return copy
}

/** All that an editor reads about a folder. */
export const problemsIn = (folder: string, today = testDay): string => printProblems(readSite(folder, today).problems)

/** A fact with the values given, by the day each starts. */
export const factWith = (
  values: Record<string, NonNullable<Fact['values'][number]['value']> | null>,
  rest: Partial<Fact> = {},
): Fact => ({
  id: 'test.fact',
  describes: 'A figure made up for a test.',
  unit: 'count',
  nations: ['england'],
  confidence: 'high',
  values: Object.entries(values).map(([from, value]) => ({
    from,
    value,
    source: { title: 'A source', url: 'https://source.example/' },
  })),
  checked: { on: '2026-11-01', by: 'Test editors' },
  reviewEvery: 30,
  ...rest,
})
