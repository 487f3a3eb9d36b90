import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { diff } from 'node:util'
import { UsageError } from '../../src/build/faults.ts'
import { longDate } from '../../src/dates/plainDate.ts'
import { escapeXml } from '../../src/outputs/escapeXml.ts'
import type { Site } from '../../src/site/site.ts'
import { placeKinds, type SiteText, type TextPlace } from './said.ts'

/** Some sentences in a row that others take the place of, and where: a passage that is the same in several places is one change. */
type TextChange = { before: readonly string[]; after: readonly string[]; places: readonly TextPlace[] }

export function changesBetween(before: SiteText, after: SiteText): TextChange[] {
  const changes = new Map<string, TextChange & { places: TextPlace[] }>()
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    for (const change of passagesChanged(before.get(place) ?? [], after.get(place) ?? [])) {
      const key = JSON.stringify(change)
      const known = changes.get(key)
      if (!known) changes.set(key, { ...change, places: [place] })
      else if (known.places.at(-1) !== place) known.places.push(place)
    }
  }
  return [...changes.values()].toSorted((one, other) => other.places.length - one.places.length)
}

type Passage = Omit<TextChange, 'places'>

/** The stretches in which two lists differ, by the longest list that both hold. */
export function passagesChanged(before: readonly string[], after: readonly string[]): Passage[] {
  // Of two empty lists Node gives nothing.
  if (before.length + after.length === 0) return []
  const passages: { before: string[]; after: string[] }[] = []
  let isOpen = false
  for (const [side, sentence] of diff([...before], [...after])) {
    if (side !== 0) {
      if (!isOpen) passages.push({ before: [], after: [] })
      // 1 is what only the first list holds, -1 what only the second does.
      passages.at(-1)?.[side === 1 ? 'before' : 'after'].push(sentence)
    }
    isOpen = side !== 0
  }
  return passages
}

type Comparison = { before: Site; after: Site; changes: readonly TextChange[] }

const most = 12
const counted: Record<(typeof placeKinds)[number], [one: string, several: string]> = {
  page: ['page', 'pages'],
  letter: ['letter or part of one', 'letters or parts of letters'],
  answer: ['tool with other answers', 'tools with other answers'],
  file: ['data file', 'data files'],
}

/** "141 pages, 9 letters or parts of letters, …; 87 passages". */
export function countsOf(changes: readonly TextChange[]): string {
  const places = [...new Set(changes.flatMap((change) => change.places))]
  const counts = placeKinds.map((kind) => {
    const count = places.filter((place) => place.startsWith(`${kind} `)).length
    return `${count} ${counted[kind][count === 1 ? 0 : 1]}`
  })
  return `${counts.join(', ')}; ${changes.length} ${changes.length === 1 ? 'passage' : 'passages'}`
}

/** The changes as text: what is said before and after, and where, then every place. */
export const reportText = (compared: Comparison): string =>
  [
    ...headOf(compared),
    '',
    ...compared.changes.flatMap(({ before, after, places }, index) => [
      `${index + 1}. ${whereOf(places)}`,
      `   before: ${before.join(' ') || '(nothing)'}`,
      `   after:  ${after.join(' ') || '(nothing)'}`,
      '',
    ]),
    'Every place, with the numbers of its passages:',
    ...indexOf(compared.changes).map(({ place, numbers }) => `  ${place}: ${numbers.join(', ')}`),
  ].join('\n')

/** First bytes of every report as a page: they mark a file that may be written over. */
const startOfReport =
  '<!DOCTYPE html>\n<html lang="en-GB"><head><meta charset="utf-8"><meta name="generator" content="kerbside-claims whatif">'

/** The same as a page that stands alone, to send to someone. */
export function asHtml(compared: Comparison): string {
  const [title = '', ...lines] = headOf(compared)
  const rows = compared.changes.map(
    ({ before, after, places }, index) =>
      `<tr id="p${index + 1}"><th scope="row">${index + 1}</th><td>${paragraphs(before)}</td><td>${paragraphs(after)}</td><td>${escapeXml(whereOf(places))}</td></tr>`,
  )
  const places = indexOf(compared.changes).map(
    ({ place, numbers }) =>
      `<li>${escapeXml(place)}: ${numbers.map((number) => `<a href="#p${number}">${number}</a>`).join(', ')}</li>`,
  )
  return `${startOfReport}<meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title>
<style>body{font:1rem/1.5 system-ui;max-width:75rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{border:1px solid #888;padding:.5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th:first-child{width:2.5rem}td p{margin:0 0 .5rem}thead{position:sticky;top:0;background:#fff}@media(max-width:40rem){table,tbody,tr,td,th{display:block;width:auto}thead{display:none}td:nth-child(2)::before{content:"Before";font-weight:bold}td:nth-child(3)::before{content:"After";font-weight:bold}th:first-child{width:auto;border-top-width:3px}}</style></head>
<body><h1>${escapeXml(title)}</h1>
${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('\n')}
<table><thead><tr><th scope="col">No.</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Where</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Every place, with the numbers of its passages</h2>
<ul>
${places.join('\n')}
</ul></body></html>
`
}

const headOf = ({ before, after, changes }: Comparison): string[] => [
  `What would change if the scheme were ${stateOf(after)} on ${longDate(after.today)}`,
  `Compared with the site as it would be if it were ${stateOf(before)} on ${longDate(before.today)}.`,
  `${countsOf(changes)}.`,
  ...besidesEveryPage(after, changes),
]

/** Count the changed pages without lines that are on every page, which make all of them change. */
function besidesEveryPage({ entries }: Site, changes: readonly TextChange[]): string[] {
  const pagesOf = ({ places }: TextChange) => places.filter((place) => place.startsWith('page '))
  const besides = changes.filter((change) => pagesOf(change).length < entries.length)
  if (besides.length === changes.length) return []
  return [`Without what stands on every page, ${new Set(besides.flatMap(pagesOf)).size} pages change.`]
}

const stateOf = ({ prose }: Site) => prose.schemeState ?? 'unknown'

const whereOf = (places: readonly TextPlace[]): string =>
  places.length > most
    ? `${places.slice(0, most).join(', ')} and ${places.length - most} more places`
    : places.join(', ')

const paragraphs = (sentences: readonly string[]): string =>
  sentences.length > 0 ? `<p>${escapeXml(sentences.join(' '))}</p>` : '<p><em>(nothing)</em></p>'

function indexOf(changes: readonly TextChange[]): { place: TextPlace; numbers: number[] }[] {
  const index = new Map<TextPlace, number[]>()
  changes.forEach(({ places }, at) => {
    for (const place of places) index.set(place, [...(index.get(place) ?? []), at + 1])
  })
  return [...index]
    .map(([place, numbers]) => ({ place, numbers }))
    .toSorted((one, other) => kindAt(one.place) - kindAt(other.place) || one.place.localeCompare(other.place))
}

const kindAt = (place: TextPlace): number => placeKinds.findIndex((kind) => place.startsWith(`${kind} `))

/** Throws a UsageError unless a report may be written here: where there is nothing, or over an earlier report. */
export function allowReport(file: string): void {
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${dirname(file)}: make it, or name another file`)
  if (existsSync(file) && !isReport(file))
    throw new UsageError(`${file} is there already, and is no such report. Name a new file, or remove that one`)
}

/** Write a report. Check again first: a file may have come meanwhile. */
export function writeReport(file: string, html: string): void {
  allowReport(file)
  writeFileSync(file, html, isReport(file) ? {} : { flag: 'wx' })
}

const isReport = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file, 'utf8').startsWith(startOfReport)
