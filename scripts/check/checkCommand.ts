import { resolve } from 'node:path'
import { Cache } from '../../src/build/cache.ts'
import { codeKey } from '../../src/build/codeKey.ts'
import { keepTexts, keptTexts } from '../../src/build/keptTexts.ts'
import { filesSupposing, supposedFrom, supposedOptions } from '../../src/build/scenario.ts'
import { type Cause, causesOf } from '../../src/problems/causes.ts'
import { listCauses } from '../../src/problems/printProblems.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { checkSite } from '../../src/site/checks/checkSite.ts'
import { checkRelease, releaseNotes } from '../../src/site/checks/release.ts'
import { checkFuture } from '../../src/site/checks/unfinished.ts'
import { readDraft } from '../../src/site/draft.ts'
import { searchNotes } from '../../src/site/search/searchNotes.ts'
import { readOptions } from '../readOptions.ts'
import { excerptIn } from './excerpt.ts'

/** npm run check: every fault of a site with its place and remedy. */
export function checkCommand(): void {
  const { values } = readOptions({
    options: {
      site: { type: 'string', default: '.' },
      json: { type: 'boolean', default: false },
      github: { type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true' },
      release: { type: 'boolean', default: false },
      ...supposedOptions,
    },
  })
  const started = performance.now()
  const supposed = supposedFrom(values)
  const siteDir = resolve(values.site)
  const files = filesSupposing(siteDir, supposed)
  const [cache, code] = [new Cache(), codeKey()]
  const texts = keptTexts(cache, siteDir, code)
  const { draft, problems } = readDraft(files, supposed.today, texts)
  const all: Problem[] = [
    ...problems,
    ...(draft ? checkSite(draft) : []),
    // On a day that is only supposed, what was written since would seem to have yet to come.
    ...(draft && values.today === undefined ? checkFuture(draft) : []),
    ...(draft && values.release ? checkRelease(draft) : []),
  ]
  const notes = draft && all.length === 0 ? searchNotes(draft.site, texts) : []
  keepTexts(cache, siteDir, code, texts)
  const causes = causesOf(all)
  process.exitCode = causes.length > 0 ? 1 : 0

  if (values.json) {
    console.log(JSON.stringify(causes.map(asJson), null, 2))
    return
  }
  if (values.github) for (const cause of causes) console.log(annotation(cause))
  const time = `${Math.round(performance.now() - started)} ms`
  if (causes.length > 0) {
    // A release needs all of it done.
    const most = values.release ? Number.POSITIVE_INFINITY : undefined
    console.error(`${listCauses(causes, (cause) => excerptIn(files, cause), most)} (${time}).`)
  } else if (draft) {
    console.log(`${draft.site.entries.length} pages, ${draft.site.facts.size} facts: no problems (${time}).`)
    if (notes.length > 0) console.log(`\nThe search:\n${notes.map((note) => `- ${note}`).join('\n')}`)
  }
  if (draft && values.release) console.log(`\nBefore it goes live:\n${releaseNotes(draft).join('\n')}`)
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
