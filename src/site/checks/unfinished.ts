import { sampleDetails } from '../../content/manifest/schema.ts'
import { faultsFound, offsetOfLine, pathsTo, type Wrong } from '../../content/prose/prose.ts'
import { fingerprintOf, type Shaped, textKey } from '../../content/reading/folder.ts'
import { toWrite } from '../../content/skeleton.ts'
import { changedSinceCheck, dueOn, factFile, overdueFacts } from '../../facts/fact.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import { textsIn, valueAt } from '../../problems/schemaAt.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import { factsOfTool } from '../../tools/index.ts'
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

export const checkRelease = (draft: Draft): Problem[] => [...samples(draft), ...skeletons(draft), ...overdue(draft)]

/** List what an owner must decide before a release: unconfirmed figures on pages about money, and where the site is published. */
export function releaseNotes({ site }: Draft): string[] {
  const pages = site.entries.filter(({ page }) => 'tool' in page || page.kind === 'claim' || page.kind === 'company')
  const shown = pages.map(({ path, page, facts, flow }) => ({
    path,
    facts: new Set([...facts, ...('tool' in page ? factsOfTool(page.tool, flow) : [])]),
  }))
  const unconfirmed = [...site.facts.values()].flatMap(({ id, confidence }) => {
    const on = confidence === 'high' ? [] : shown.flatMap(({ path, facts }) => (facts.has(id) ? [path] : []))
    const [first, ...others] = on
    return first === undefined
      ? []
      : [`${id} is ${confidence}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`]
  })
  return [
    ...(unconfirmed.length > 0
      ? [
          `${unconfirmed.length} figures that are not confirmed are on pages of tools, claims or the firm, marked with °. Confirm them, or let them stand:`,
          ...unconfirmed.map((line) => `  ${line}`),
        ]
      : []),
    'Say where it is published, and try going back once: docs/hosting.md.',
  ]
}

const samples = ({ manifest: { value, source } }: Draft): Problem[] => [
  ...(/\bexample(?:\.(?:com|org|net))?$/.test(value.origin)
    ? [
        problemAt(
          source.placeAt(['origin']),
          'sample-detail',
          `origin is still a sample value, ${value.origin}`,
          'give the site’s own address before release',
        ),
      ]
    : []),
  ...sampleDetails(value.company).map((key) =>
    problemAt(
      source.placeOfKey(['company'], key),
      'sample-detail',
      `company.${key} is still a sample value`,
      'give the firm’s own before release',
    ),
  ),
]

/** Find files that still say what npm run new wrote there, by the first such line of each. */
const skeletons = ({ contentFiles, readFiles, textOf }: Draft): Problem[] =>
  contentFiles.flatMap((file) => {
    const at = readFiles.has(file)
      ? textOf(file)
          .split('\n')
          .findIndex((line) => line.includes(toWrite))
      : -1
    return at === -1
      ? []
      : problemAt(
          { file, line: at + 1, column: 1 },
          'skeleton',
          'the file still says what npm run new wrote there',
          'write what belongs here, or take out what it is for',
        )
  })

/** Facts that nobody has looked at for longer than they say. One that nothing uses is a fault already. */
const overdue = ({ site: { facts, today }, sources }: Draft): Problem[] =>
  overdueFacts([...facts.values()], today).map((fact) =>
    problemAt(
      sources.get(factFile(fact.id))?.placeAt(['checked', 'on']) ?? fileStart(factFile(fact.id)),
      'overdue-fact',
      changedSinceCheck(fact, today)
        ? `${fact.id} has a new value since it was checked on ${fact.checked.on}`
        : `${fact.id} was due for review on ${dueOn(fact)}`,
      'look at its source again, then write the day here',
    ),
  )
