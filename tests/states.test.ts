import { beforeAll, describe, expect, test } from 'vitest'
import { type SiteText, saidBy } from '../scripts/whatif/said.ts'
import { supposing } from '../src/build/scenario.ts'
import { memoize } from '../src/content/memoize.ts'
import { addDays, type PlainDate } from '../src/dates/plainDate.ts'
import type { Fact } from '../src/facts/fact.ts'
import { type SchemeState, schemeStates } from '../src/facts/schema.ts'
import { documentOf, factsShown } from '../src/pages/documentOf.tsx'
import { printProblems } from '../src/problems/printProblems.ts'
import { checkFacts } from '../src/site/checks/facts.ts'
import { readDraft } from '../src/site/draft.ts'
import { phraseFinder } from '../src/site/phrasesIn.ts'
import { readSite } from '../src/site/readSite.ts'
import type { Entry, Site } from '../src/site/site.ts'
import { someOf } from './support/nightly.ts'
import { realFiles as files, realTexts as texts } from './support/realSite.ts'

// The site’s own content, as it would be read on any day and in any state that a judgment can bring.
const judgment = '2026-12-18'

function siteIn(state: SchemeState, today: PlainDate): Site {
  const { site, problems } = readSite(supposing(files, state, today), today, texts)
  if (!site) throw new Error(printProblems(problems))
  return site
}

/** What states and days have in common is looked through once. */
const find = memoize(phraseFinder(readDraft(files, judgment, texts).draft?.statements ?? []))

/** Everything said that does not hold in the site’s state, with where it is said first. */
const contradictionsIn = (site: Site, said: SiteText): string[] => {
  const { schemeState } = site.prose
  const found = new Map<string, string>()
  for (const [place, sentences] of said)
    for (const sentence of sentences)
      for (const { about, text, rightIn } of find(sentence))
        if (schemeState && !rightIn.includes(schemeState) && !found.has(sentence))
          found.set(sentence, `${place}: “${text}” (${about}) in “${sentence}”`)
  return [...found.values()]
}

const noDay = 'There’s no date yet because the scheme’s deadlines aren’t running.'

/** By when a lender must decide, someone must join, and anyone must come forward, when no date has been set since the judgment. */
const answered: Record<SchemeState, readonly [decide: string, join: string, comeForward: string]> = {
  live: [noDay, '1 May 2027', '31 August 2027'],
  'part-suspended': [noDay, '1 May 2027', '31 August 2027'],
  upheld: [noDay, '1 May 2027', '31 August 2027'],
  'upheld-under-appeal': [noDay, '1 May 2027', '31 August 2027'],
  quashed: ['10 August 2026', 'no date', 'no date'],
  'quashed-to-be-remade': [noDay, noDay, noDay],
  remade: [noDay, noDay, noDay],
}

/**
 * What tools answer that depends on the scheme, in whole sentences: to someone who asks whether they are covered; to someone who waits, was
 * invited, has an offer or a refusal; and what a letter to the lender says of the scheme.
 */
const told: Record<SchemeState, { covered: string; standing: readonly string[]; inLetters: string | null }> = {
  live: {
    covered: 'You can complain to your lender now.',
    standing: [
      'If your agreement is the kind the scheme covers, your lender follows the scheme’s dates.',
      'If your lender invites you to join the scheme, you have 6 months.',
      'An offer under the scheme must show how it was worked out.',
      'Because you hadn’t complained, the ombudsman decides what the scheme should have given you.',
    ],
    inLetters:
      'If the FCA’s motor finance redress scheme (CONRED 5 or CONRED 6) covers an agreement in this letter, please deal with this as a complaint under it, tell me when you will decide it, and work out redress under its rules.',
  },
  'part-suspended': {
    covered: 'You can complain to your lender now, even while part of the scheme is on hold.',
    standing: [
      'If your agreement is the kind the scheme covers, your lender must record the complaint, gather the facts and keep you informed, but doesn’t have to work out a sum yet.',
      'If you do get one, answer within 6 months.',
      'No lender has to make an offer under the scheme now.',
      'Because you hadn’t complained, the ombudsman decides what the scheme should have given you.',
      'Refusals for that reason alone are on hold while the challenges run.',
    ],
    inLetters: 'I understand that part of the FCA’s motor finance redress scheme is suspended.',
  },
  upheld: {
    covered: 'You can complain to your lender now.',
    standing: [
      'If your agreement is the kind the scheme covers, your lender deals with it under the scheme.',
      'You have 6 months, and the day an invitation is sent counts as the first day, unless the new dates say otherwise.',
      'Lenders are starting to make offers again.',
      'Because you hadn’t complained, the ombudsman decides what the scheme should have given you.',
    ],
    inLetters: 'I understand that the Upper Tribunal has upheld the FCA’s motor finance redress scheme.',
  },
  'upheld-under-appeal': {
    covered: 'You can complain to your lender now, while the appeal runs.',
    standing: [
      'If your agreement is the kind the scheme covers, your lender must record the complaint.',
      'Whether lenders must send invitations now depends on the appeal.',
      'An offer made while the appeal runs may not be what you’d be due in the end.',
      'Because you hadn’t complained, the ombudsman decides what the scheme should have given you.',
    ],
    inLetters: 'I understand that the FCA’s motor finance redress scheme has been upheld, and that there is an appeal.',
  },
  quashed: {
    covered: 'You can complain to your lender now under the ordinary rules.',
    standing: [
      'Lenders follow the ordinary rules and have 8 weeks to give a final answer.',
      'There is nothing to join.',
      'An offer made now isn’t made under the scheme.',
      'Because you hadn’t complained, ask the ombudsman which test it uses now that the first scheme has changed.',
    ],
    inLetters: null,
  },
  'quashed-to-be-remade': {
    covered: 'You can complain to your lender now.',
    standing: [
      'How your lender must handle it depends on what the Tribunal ordered and on the new rules.',
      'Whether you must join, and by when, depends on the new rules.',
      'An offer made now may differ from what the new rules would give.',
      'Because you hadn’t complained, ask the ombudsman which test it uses now that the first scheme has changed.',
    ],
    inLetters: 'I understand that the FCA’s motor finance redress scheme has been quashed and will be made again.',
  },
  remade: {
    covered: 'You can complain to your lender now.',
    standing: [
      'If your agreement is the kind the new rules cover, your lender deals with it under them.',
      'Whether you must join, and by when, depends on the new rules.',
      'Before you accept an offer, ask whether it follows the old rules or the new ones, and how the sum was worked out.',
      'Because you hadn’t complained, ask the ombudsman which test it uses now that the first scheme has changed.',
    ],
    inLetters: 'I understand that the FCA has made its motor finance redress scheme again.',
  },
}

const sentencesOf = ({ covered, standing, inLetters }: (typeof told)[SchemeState]): string[] => [
  covered,
  ...standing,
  ...(inLetters === null ? [] : [inLetters]),
]
const everTold = Object.values(told).flatMap(sentencesOf)
const inAnyLetter: ReadonlySet<string | null> = new Set(Object.values(told).map(({ inLetters }) => inLetters))

/** The tools that write a letter with what it says of the scheme. */
const writers = [
  '/guides/complaint-letter-generator',
  '/pcp-claim-letter-template',
  '/guides/reply-decoder',
  '/guides/fos-escalation-pack',
] as const

const alike = new Set(['lender', 'claim', 'brand'])

/** The site without pages that say of the scheme what their neighbours say: of those made from one template, some, and all that have words of their own for it. */
function withoutRepeats(site: Site): Site {
  const first = new Map<string, number>()
  return {
    ...site,
    entries: site.entries.filter(({ page: { kind }, article }) => {
      const before = first.get(kind) ?? 0
      first.set(kind, before + 1)
      return !alike.has(kind) || before < 3 || /\{%\s*(?:when|standing)/.test(article?.body ?? '')
    }),
  }
}

describe.each(schemeStates)('while the scheme is %s', (state) => {
  let site: Site
  let said: SiteText
  let html: ReadonlyMap<string, string>
  beforeAll(() => {
    site = siteIn(state, judgment)
    const pages = new Map<string, string>()
    const render = (entry: Entry) => {
      const page = documentOf(site, entry)
      pages.set(entry.path, page)
      return page
    }
    said = saidBy(withoutRepeats(site), render, texts)
    html = pages
  })

  test('nothing that is said contradicts it', () => {
    expect(said.size).toBeGreaterThan(100)
    expect(contradictionsIn(site, said)).toEqual([])
  })

  test('the notice above each page is short enough for one line on a phone', () => {
    const notice = site.prose.standing.topics.notice?.[state] ?? ''
    expect(notice).not.toBe('')
    expect(notice.length).toBeLessThanOrEqual(46)
  })

  test('no cell, point or paragraph is left empty by it', () => {
    // The corner of a table is empty in every state, and so is the head of a column of bars.
    const empty = [...html].flatMap(([path, page]) =>
      [...page.matchAll(/(?<!<tr>|<th scope="col">[^<]*<\/th>)<(p|li|td)>\s*<\/\1>/g)].map(
        ({ 0: found, index }) => `${path}: ${page.slice(Math.max(0, index - 60), index + found.length)}`,
      ),
    )
    expect(empty).toEqual([])
  })

  test('every tool answers as it has it, and says nothing that only another has', () => {
    const answersOf = (path: string) => said.get(`answer ${path}`) ?? []
    const { covered, standing, inLetters } = told[state]
    expect(answersOf('/pcp-claim-eligibility-checker')).toContain(covered)
    const stands = answersOf('/guides/redress-eligibility-checker')
    expect(standing.filter((sentence) => !stands.includes(sentence))).toEqual([])
    for (const path of writers)
      expect(
        answersOf(path).filter((sentence) => inAnyLetter.has(sentence)),
        path,
      ).toEqual(inLetters === null ? [] : [inLetters])
    const own = new Set(sentencesOf(told[state]))
    const untold = new Set(everTold.filter((sentence) => !own.has(sentence)))
    for (const { path } of site.entries.filter(({ page }) => page.kind === 'tool'))
      expect(
        answersOf(path).filter((sentence) => untold.has(sentence)),
        path,
      ).toEqual([])
  })

  test('the lender’s time, the invitation and the day to come forward are answered as it has them', () => {
    const answers = said.get('answer of the dates') ?? []
    const ends = (about: string) => answers.find((answer) => answer.startsWith(about))?.replace(/^.*(?:, |: )/, '')
    expect([ends('complaint-received on 15 June 2026, agreement of 2016'), ends('opt-in'), ends('nothing')]).toEqual(
      answered[state],
    )
    const table = said.get('page /pcp-complaint-timelines-deadlines') ?? []
    expect(table.includes('Last day to come forward to the scheme')).toBe(answered[state][2] !== 'no date')
    // The ombudsman’s time, and that for other complaints, are the same in all of them.
    expect([ends('scheme-decision'), ends('complaint-received on 15 June 2026:')]).toEqual([
      '2 May 2027',
      '10 August 2026',
    ])
  })
})

test('the state and the days of the hearing are looked at every 7 days', () => {
  const facts = [...siteIn('part-suspended', judgment).facts.values()]
  const watched = facts.filter(({ id }) => id === 'scheme.state' || id.startsWith('scheme.hearing-'))
  expect(watched.length).toBeGreaterThan(5)
  expect(watched.filter(({ reviewEvery }) => reviewEvery > 7)).toEqual([])
})

describe('on every day around a date that the facts hold', () => {
  const { draft } = readDraft(files, judgment, texts)
  const now = draft?.site.facts.get('scheme.state')?.checked.on ?? judgment
  /** The days on which what a fact says begins or ends, or that it names. */
  const daysOf = ({ unit, values, knownUntil }: Fact): string[] => [
    ...values.flatMap(({ from, value }) => [from, ...(unit === 'date' ? [String(value)] : [])]),
    ...(knownUntil === undefined ? [] : [knownUntil]),
  ]
  /** The facts that have to do with each day, and with the day after. */
  const factsOn = new Map<string, Set<string>>()
  for (const fact of draft?.site.facts.values() ?? [])
    for (const day of daysOf(fact).flatMap((day) => [day, addDays(day, 1)]))
      factsOn.set(day, (factsOn.get(day) ?? new Set()).add(fact.id))
  const coming = [...factsOn.keys()].filter((day) => day >= now).toSorted()
  /** The next ones, and some of those after them. */
  const days = [...coming.slice(0, 4), ...someOf(coming.slice(4), 4)]

  /** The facts that each page shows, in its own words or its template’s. */
  let shown: ReadonlyMap<string, readonly string[]>
  beforeAll(() => {
    shown = new Map(
      draft?.site.entries.map((entry) => [
        entry.path,
        // Those with their source beside them are dates of the timeline: they count here too.
        factsShown(documentOf(draft.site, entry).replaceAll(' data-sourced=""', '')),
      ]),
    )
  })

  test('which are some', () => expect(coming).toContain('2027-02-26'))

  test.each(days)('%s: there is no fault, and nothing is said that the state contradicts', (today) => {
    const { draft, problems } = readDraft(files, today, texts)
    // Of the checks, only those of facts go by the day.
    expect(printProblems([...problems, ...(draft ? checkFacts(draft) : [])])).toBe('')
    if (!draft) return
    const { site } = draft
    // The home page and the tools go by the day themselves; of the others, those that show a fact which has to do with it.
    const concerned = ({ page, path }: Entry) =>
      page.kind === 'home' || page.kind === 'tool' || shown.get(path)?.some((id) => factsOn.get(today)?.has(id))
    const few = withoutRepeats({ ...site, entries: site.entries.filter(concerned) })
    expect(
      contradictionsIn(
        site,
        saidBy(few, (entry) => documentOf(site, entry), texts),
      ),
    ).toEqual([])
  })
})
