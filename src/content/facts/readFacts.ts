import { isPlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import { FactFile, type FactSource, FirstHandFile, schemeStates } from '../../facts/schema.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath, YamlSource } from '../../problems/yamlSource.ts'
import { type Prose, proseIn } from '../prose/prose.ts'
import type { SiteFolder } from '../reading/folder.ts'

const folder = 'content/facts'
const firstHandFile = 'content/first-hand.yaml'

/** Every fact of a site, and the words of their own fields. Faults are noted on the folder. */
export function readFacts(site: SiteFolder) {
  const facts = new Map<string, Fact>()
  const prose: Prose[] = []
  const firstHand = site.yamlIfThere(firstHandFile, FirstHandFile)?.value
  for (const file of site.list(folder).filter((name) => name.endsWith('.yaml'))) {
    const read = site.yaml(file, FactFile)
    if (!read) continue
    const { value, source } = read
    const id = file.slice(folder.length + 1, -'.yaml'.length).replaceAll('/', '.')
    site.problems.push(...outOfOrder(value.values, source))
    value.values.forEach((entry, index) => {
      const note = (at: YamlPath, rule: string, what: string, fix: string | undefined) =>
        site.problems.push(problemAt(source.placeAt(['values', index, ...at]), rule, what, fix))
      const wrong = unitFault(value.unit, entry.value)
      const change = 'change the value or the unit'
      if (wrong)
        note(
          ['value'],
          'fact-unit',
          wrong,
          value.unit === 'state' && typeof entry.value === 'string'
            ? didYouMean(entry.value, schemeStates, change)
            : change,
        )
      const doubt =
        frontPageDoubt(entry.source) ?? (value.confidence === 'high' ? sourceDoubt(entry.source, firstHand) : undefined)
      if (doubt) note(['source', doubt.at], 'fact-source', doubt.what, doubt.remedy)
      if (/\b(?:reported|quoted|reprinted|summarised) (?:by|in)\b/.test(entry.source.title))
        note(
          ['source', 'title'],
          'fact-source',
          'the title names who reported it, where pages and data cannot find it',
          'name the document in title, and who reported it in reportedBy',
        )
    })
    prose.push(...proseIn(read, ['describes', 'note']))
    facts.set(id, { ...value, id })
  }
  return { facts, prose }
}

type Doubt = { at: 'url' | 'opened' | 'reportedBy'; what: string; remedy: string }

function frontPageDoubt({ url, frontPage }: FactSource): Doubt | undefined {
  const { host, pathname, search } = new URL(url)
  return pathname === '/' && search === '' && frontPage === undefined
    ? {
        at: 'url',
        what: `this is only the front page of ${host}, and nobody can look the value up there`,
        remedy: 'give the address of the page that says it; if the front page itself says it, add frontPage: true',
      }
    : undefined
}

/** Why a source cannot carry a high confidence; undefined when it can. `firstHand` lists the sites that speak of their own doings. */
function sourceDoubt(
  { url, opened, reportedBy, also }: FactSource,
  firstHand: readonly string[] | undefined,
): Doubt | undefined {
  if (opened === false)
    return {
      at: 'opened',
      what: 'a confidence of "high" needs a source that somebody has opened',
      remedy: 'open the page, look for the value and remove opened: false; or write confidence: medium',
    }
  const site = siteOf(url)
  const isListed = firstHand?.some((name) => site === name || site.endsWith(`.${name}`)) ?? true
  const isReported = reportedBy !== undefined || !isListed
  if (isReported && (also === undefined || siteOf(also) === site))
    return {
      at: reportedBy === undefined ? 'url' : 'reportedBy',
      what: 'a confidence of "high" needs a page of a second site when the value is only reported',
      remedy: `add also: with its address, or write confidence: medium${isListed ? '' : `; if ${site} tells of its own doings, add it to ${firstHandFile}`}`,
    }
  return undefined
}

const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

function unitFault(unit: FactFile['unit'], value: FactFile['values'][number]['value']): string | undefined {
  if (value === null) return undefined
  const first = Array.isArray(value) ? value[0] : undefined
  const needs = (what: string) => `a fact in the unit "${unit}" needs ${what} as its value`
  switch (unit) {
    case 'table':
      return typeof first === 'object' ? undefined : needs('rows')
    case 'dates':
      return typeof first === 'string' ? undefined : needs('a list of days')
    case 'date':
      return typeof value === 'string' && isPlainDate(value) ? undefined : needs('a day like 2026-07-02')
    case 'state':
      return schemeStates.some((state) => state === value) ? undefined : needs(`one of ${schemeStates.join(', ')}`)
    case 'text':
      if (typeof value !== 'string') return needs('text')
      return /^[£€$]\d|^\d[\d.,]* ?%$/.test(value)
        ? `a fact in the unit "text" cannot be a figure, and is ${value}`
        : undefined
    default:
      return typeof value === 'number' ? numberFault(unit, value) : needs('a number')
  }
}

/** More than all car finance there has been, in pounds. */
const tooMuch = 1e12

/** Only a difference can be below 0, no share is above the whole, and only money and shares have fractions. */
function numberFault(unit: FactFile['unit'], value: number): string | undefined {
  if (unit === 'percentage-points') return undefined
  if (value < 0) return `a fact in the unit "${unit}" cannot be below 0, and is ${value}`
  if (value >= tooMuch) return `a fact cannot hold a million million or more, and is ${value}`
  if (unit === 'percent' && value > 100) return `a fact in the unit "percent" cannot be above 100, and is ${value}`
  if (unit === 'year' && (value < 1700 || value > 2100))
    return `a fact in the unit "year" needs a year, and is ${value}`
  return unit === 'GBP' || unit === 'percent' || Number.isInteger(value)
    ? undefined
    : `a fact in the unit "${unit}" needs a whole number as its value, and is ${value}`
}

/** The values that start no later than the one above. A day that is later than all that follow is itself the wrong one. */
const outOfOrder = (values: readonly { from: string }[], source: YamlSource): Problem[] =>
  values.flatMap(({ from }, index) => {
    const above = values[index - 1]?.from
    if (above === undefined || from > above) return []
    const next = values[index + 1]?.from
    const isAbove = next !== undefined && next <= above
    return [
      problemAt(
        source.placeAt(['values', isAbove ? index - 1 : index, 'from']),
        'fact-order',
        isAbove
          ? `this value starts on ${above}, which is not earlier than the one below it (${from})`
          : `this value starts on ${from}, which is not later than the one above it (${above})`,
        'put the oldest value first, each day once',
      ),
    ]
  })
