import { faultsFound, offsetOfLine, pathsTo, type Wrong } from '../../content/prose/prose.ts'
import { fingerprintOf, type Shaped, textKey } from '../../content/reading/folder.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { textsIn, valueAt } from '../../problems/schemaAt.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../keptFindings.ts'

const marks: readonly Wrong[] = [
  {
    find: /\b(?:TO-?DO|FIX-?ME|TBC|TBD|X{3,}|[Tt]odo|[Tt]o-do:)(?!\w)|[Ll]orem ipsum|\?{3,}/g,
    what: (mark) => `"${mark}" is left in the words`,
    fix: 'write what belongs here, or take it out',
  },
  {
    find: /\{\{[^{}\n]*\}\}/g,
    what: (mark) => `${mark} would be shown as it is`,
    fix: 'write {% fact "…" /%} for a figure, or take it out',
  },
  {
    find: /\[(?:insert|add|write|name of|date of|link to|fill in)\b[^\][]*\](?!\()|\(insert\b[^()]*\)/gi,
    what: (mark) => `${mark} waits to be filled in`,
    fix: 'write what belongs here, or take it out',
  },
  {
    find: /\b(the|an?|of|to|in|is|are|and|for|with|your|you|it|we) \1\b/gi,
    what: (mark) => `"${mark}" says a word twice`,
    fix: 'take one out',
  },
]

/** Match what only prose may hold: any other field shows it as it is written. */
const markup: Wrong = {
  find: /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+);|\{%|!?\[[^\][]*\]\(|\*\*/gi,
  what: (mark) => `"${mark}" would be shown as it is`,
  fix: 'write plain words here',
}

/** Marks of words that nobody has written yet, and of another system, which visitors would read. */
export function checkUnfinished(draft: Draft): Problem[] {
  const bodies = draft.prose.filter(({ part }) => part === 'body')
  const prose = Map.groupBy(
    draft.prose.filter(({ format }) => format !== 'plain'),
    ({ source }) => source.file,
  )
  return [
    ...faultsByFile(draft, 'unfinished', '', bodies, (raw) => faultsFound(raw, 'unfinished', marks)),
    // Letters to try the decoder on say what people may be sent, and statements are patterns.
    ...[...draft.shaped]
      .filter(([file]) => !/\.cases\.yaml$|statements\.yaml$/.test(file))
      .flatMap(([file, shaped]) => {
        const starts = prose.get(file)?.map(({ start }) => start) ?? []
        // An entry whose other file cannot be read has no prose, but would have.
        const isKnown = starts.length > 0 || draft.faulty.size === 0
        const key = fingerprintOf(JSON.stringify([textKey(shaped.source), starts, isKnown]))
        return draft.textCache.getOrCompute(`unfinished fields of ${file}`, key, () =>
          fieldFaults(shaped, (at) => !isKnown || starts.includes(shaped.source.rangeAt(at)?.[0] ?? -1)),
        )
      }),
  ]
}

const fieldFaults = ({ value, source }: Shaped, isProse: (at: YamlPath) => boolean): Problem[] =>
  textsIn(value).flatMap(({ text, at }) => {
    const own = text.search(markup.find) !== -1 && !isProse(at) ? [...marks, markup] : marks
    // A tag that is opened is closed too.
    const [fault] = faultsFound(text, 'unfinished', own)
    if (!fault) return []
    const [start, end] = source.rangeAt(at) ?? [0, 0]
    const written = source.text.slice(start, end)
    const line = text.slice(0, fault.offset).split('\n').length - (/^[>|]/.test(written) ? 0 : 1)
    return problemAt(source.placeOf(start + offsetOfLine(written, line)), fault.rule, fault.what, fault.fix)
  })

/** Days on which somebody looked or wrote, that have yet to come: until then no review would be asked for. Only for a real today. */
export function checkFuture({ shaped, site: { today } }: Draft): Problem[] {
  return [...shaped.values()].flatMap(({ value, source }) =>
    pathsTo(value, ['updated', 'checked', 'checked.on', 'changes.*.on']).flatMap((at) => {
      const day = valueAt(value, at)
      if (typeof day !== 'string' || day <= today) return []
      return problemAt(
        source.placeAt(at),
        'future-day',
        `${at.filter((step) => typeof step === 'string').join('.')} is ${day}, which has yet to come`,
        `write a day up to today, ${today}`,
      )
    }),
  )
}
