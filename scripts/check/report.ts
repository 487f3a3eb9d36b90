import { filesSupposing, supposedFrom } from '../../src/build/scenario.ts'
import { withKeptTexts } from '../../src/build/keptTexts.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { type Cause, causesOf, listCauses } from '../../src/problems/printProblems.ts'
import { checkRelease, releaseNotes } from '../../src/site/checks/release.ts'
import { checkFuture } from '../../src/site/checks/unfinished.ts'
import { readSite } from '../../src/site/readSite.ts'
import { searchNotes } from '../../src/site/search.ts'
import { excerptIn } from './excerpt.ts'

/** What a check is asked for, and the day it is for. */
export type Asked = {
  site: string
  json: boolean
  github: boolean
  release: boolean
  today?: string | undefined
  state?: string | undefined
  day: PlainDate
}

/** What a check prints: for GitHub what goes before the sentence; the sentence, to which its time is put; and what follows. JSON is printed alone. */
export type Report = { isGood: boolean; before: string[]; says: string; after: string[] }

export const reportOn = (asked: Asked): Report => withKeptTexts(asked.site, (texts) => reportWith(texts, asked))

function reportWith(texts: TextCache, { site, json, github, release, today, state, day }: Asked): Report {
  const files = filesSupposing(site, supposedFrom({ today: day, state }))
  const { draft, problems } = readSite(files, day, texts)
  const all: Problem[] = [
    ...problems,
    // On a day that is only supposed, what was written since would seem to have yet to come.
    ...(draft && today === undefined ? checkFuture(draft) : []),
    ...(draft && release ? checkRelease(draft) : []),
  ]
  const notes = draft && all.length === 0 ? searchNotes(draft.site, texts) : []
  const causes = causesOf(all)
  const isGood = causes.length === 0
  if (json) return { isGood, before: [], says: JSON.stringify(causes.map(asJson), null, 2), after: [] }
  // A release needs all of it done.
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

const asJson = ({ file, line, column, rule, what, fix, also }: Cause) => ({
  file,
  line,
  column,
  rule,
  message: what,
  fix,
  ...(also.length > 0 ? { also } : {}),
})

/** A cause as a GitHub workflow command, which GitHub shows beside the line in a pull request. */
export function annotation({ file, line, column, rule, what, fix, also }: Cause): string {
  const rest = also.map((place) => `also at ${place.file}:${place.line}:${place.column}`)
  const message = [what, ...(fix ? [`fix: ${fix}`] : []), ...rest].join('\n')
  return `::error file=${property(file)},line=${line},col=${column},title=${property(rule)}::${escaped(message)}`
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
