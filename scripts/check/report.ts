import { withKeptTexts } from '../../src/build/keptTexts.ts'
import { filesSupposing, supposedFrom } from '../../src/build/scenario.ts'
import type { Files } from '../../src/content/reading/files.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import { type Cause, causesOf, listCauses } from '../../src/problems/printProblems.ts'
import type { Problem, SourcePosition } from '../../src/problems/problem.ts'
import { checkFuture, checkRelease, releaseNotes } from '../../src/site/checks/unfinished.ts'
import { readSite } from '../../src/site/readSite.ts'
import { searchNotes } from '../../src/site/search.ts'

export type Asked = {
  site: string
  json: boolean
  github: boolean
  release: boolean
  today?: string | undefined
  state?: string | undefined
  day: PlainDate
}

/** Output of a check: lines for GitHub, the sentence to which its time is put, and what follows. JSON is printed alone. */
export type Report = { isGood: boolean; before: string[]; says: string; after: string[] }

export const reportOn = (asked: Asked): Report => withKeptTexts(asked.site, (texts) => reportWith(texts, asked))

function reportWith(texts: TextCache, { site, json, github, release, today, state, day }: Asked): Report {
  const files = filesSupposing(site, supposedFrom({ today: day, state }))
  const { draft, problems } = readSite(files, day, texts)
  const all: Problem[] = [
    ...problems,
    // On a supposed day, anything written later would seem to lie in the future.
    ...(draft && today === undefined ? checkFuture(draft) : []),
    ...(draft && release ? checkRelease(draft) : []),
  ]
  // Notes take longer than all else, and a test checks that the site has none today.
  const notes = draft && all.length === 0 && (release || state) ? searchNotes(draft.site, texts) : []
  const causes = causesOf(all)
  const isGood = causes.length === 0
  if (json) return { isGood, before: [], says: JSON.stringify(causes.map(asJson), null, 2), after: [] }
  // A release needs every fault mended.
  const most = release ? Number.POSITIVE_INFINITY : undefined
  return {
    isGood,
    before: github ? causes.map(annotation) : [],
    says:
      isGood && draft
        ? `${draft.site.entries.length} pages, ${draft.site.facts.size} facts: no problems`
        : listCauses(causes, (cause) => excerptIn(files, cause), most),
    after: [
      ...(notes.length > 0 ? [`\nThe search:\n${notes.map((note) => `- ${note}`).join('\n')}`] : []),
      ...(draft && release ? [`\nBefore it goes live:\n${releaseNotes(draft).join('\n')}`] : []),
    ],
  }
}

const asJson = ({ file, line, column, rule, what: message, fix, also }: Cause) => ({
  file,
  line,
  column,
  rule,
  message,
  fix,
  ...(also.length > 0 && { also }),
})

/** A cause as a GitHub workflow command, which GitHub shows beside the line in a pull request. */
export function annotation({ file, line, column, rule, what, fix, also }: Cause): string {
  const rest = also.map((place) => `also at ${place.file}:${place.line}:${place.column}`)
  const message = [what, ...(fix ? [`fix: ${fix}`] : []), ...rest].join('\n')
  return `::error file=${property(file)},line=${line},col=${column},title=${property(rule)}::${escaped(message)}`
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const widest = 100

export const excerptIn = (files: Files, place: SourcePosition): string | undefined =>
  files.has(place.file) ? excerpt(Buffer.from(files.bytes(place.file)).toString(), place) : undefined

/** The line at a place, with a mark under the column; undefined for a whole file or an empty line. A long line is cut around the column. */
export function excerpt(text: string, { line, column }: SourcePosition): string | undefined {
  if (line === 1 && column === 1) return undefined
  const whole = text.split('\n')[line - 1]?.replaceAll('\t', ' ') ?? ''
  if (whole.trim() === '') return undefined
  const indent = /^ */.exec(whole)?.[0].length ?? 0
  const start = column - indent > widest * 0.8 ? column - Math.round(widest / 2) : Math.min(indent, column - 1)
  const shown = whole.slice(start, start + widest)
  return `    | ${shown}${start + widest < whole.length ? '…' : ''}\n    | ${' '.repeat(column - 1 - start)}^`
}
