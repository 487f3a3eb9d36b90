import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SavedCase } from '../../src/casefile/caseFile.ts'
import { withFile } from '../../src/toolkit/case/ImportDialog.tsx'
import { updateCase } from '../../src/toolkit/case/snapshot.ts'
import { tries } from '../support/nightly.ts'
import { detailsIn, formatOf, type Mishap, newWorld, pointers, type Tab, versions, type World } from './caseWorld.ts'

const histories = Number(process.env.RELIABILITY_KILLS ?? tries(6, 1 / 3)) * 100
const seed = Number(process.env.RELIABILITY_SEED ?? 1)

const tab = fc.nat(3)
const mishap: fc.Arbitrary<Mishap> = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 14 }), how: fc.constantFrom('killed', 'full', 'refused') }),
  { freq: 3 },
)
const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('open'),
      version: fc.constantFrom(...versions),
      whose: fc.constantFrom(...pointers),
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('type'), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take away'), tab, which: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('save'), tab, overDamaged: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete'), tab }) },
  { weight: 9, arbitrary: fc.record({ does: fc.constant('lock'), tab, mishap }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('message'), tab, which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('load again'), tab, newer: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('freeze'), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('come back'), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('export'), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('import'), tab, which: fc.nat(3) }) },
)
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never

/** What is said when a case could not be saved. */
const refusals = new Set(['newer', 'damaged', 'noRoom', 'notAllowed'])

/** What has been said to the visitor of one case so far, against which the device and the tabs are held. */
type Ledger = {
  /** Said to be saved. */
  saved: Set<string>
  /** Taken away by the visitor in some tab, which need not have saved that yet. */
  takenAway: Set<string>
  /** Deleted for good. */
  deleted: Set<string>
  files: { version: number; text: string }[]
  /** How often things happened, so that histories in which nothing does cannot pass. */
  counts: { saves: number; merges: number; refusals: number; deletes: number; kills: number }
}

/** Does one thing in a tab, and holds what has become of the device and of the tab’s memory against what was there before. */
function happen(world: World, ledgerOf: (pointer: string) => Ledger, one: Event): void {
  if (one.does === 'open') return void (world.tabs.length < 4 && world.open(one.version, one.whose))
  const waiting = world.tabs.filter((each) => each.waiting.length > 0)
  const at = one.does === 'lock' ? waiting[one.tab % Math.max(1, waiting.length)] : world.tabs[one.tab]
  if (at === undefined) return
  if (one.does === 'come back' && at.isFrozen) {
    at.isFrozen = false
    at.case.follow()
    return
  }
  if (at.isFrozen) return
  const { pointer } = at
  const ledger = ledgerOf(pointer)
  // What was said before must not pass for what is said now.
  at.case.say(null)
  const before = {
    now: detailsIn(at.case.state().now),
    saved: detailsIn(at.case.state().kept?.snapshot),
    kept: at.case.state().kept,
    content: world.contentOf(pointer),
    newest: world.newest(pointer),
  }
  if (one.does === 'freeze') Object.assign(at, { isFrozen: true, messages: [] })
  const allowed = act(world, ledger, at, one)

  const { now, kept, said } = at.case.state()
  const isDeleting = said === 'deleted'
  if (!at.isDead && one.does !== 'load again' && one.does !== 'take away') {
    const lost = [...before.now].filter((detail) => !detailsIn(now).has(detail))
    if (lost.length > 0)
      expect(said, `${lost} went from the tab’s memory`).toMatch(
        lost.every((detail) => before.saved.has(detail)) ? /^deleted|^others|^savedBoth/ : /^deleted/,
      )
  }
  if (!allowed && before.newest > at.version)
    expect(world.contentOf(pointer), 'an older reader wrote').toEqual(before.content)
  if (one.does === 'lock' && kept !== before.kept && (said === 'saved' || said === 'savedBoth')) {
    const written = detailsIn(now)
    ledger.counts[said === 'savedBoth' ? 'merges' : 'saves']++
    for (const detail of written) ledger.saved.add(detail)
    for (const text of world.contentOf(pointer).values())
      expect(
        [...detailsIn(text)].filter((detail) => !written.has(detail)),
        'more is kept than was saved',
      ).toEqual([])
  }
  if (one.does === 'lock' && typeof said === 'string' && refusals.has(said)) ledger.counts.refusals++
  if (one.does === 'lock' && isDeleting && allowed) {
    ledger.counts.deletes++
    expect([...world.contentOf(pointer).keys()]).toEqual([`${pointer}.deleted`])
  }
}

/** True when a delete was at work, which alone may take away what cannot be read. */
function act(world: World, ledger: Ledger, at: Tab, one: Event): boolean {
  switch (one.does) {
    case 'type': {
      const text = world.newDetail(at.pointer)
      at.case.change(
        updateCase((now) => ({
          ...now,
          events: [...now.events, { id: text, date: '2026-09-01', kind: 'note', lenderId: 'a', text }],
        })),
      )
      return false
    }
    case 'take away': {
      const { events } = at.case.state().now.caseFile
      const gone = events[one.which % Math.max(1, events.length)]
      if (gone) at.case.change(updateCase((now) => ({ ...now, events: now.events.filter(({ id }) => id !== gone.id) })))
      if (gone) ledger.takenAway.add(gone.id)
      return false
    }
    case 'save':
      void at.case.save(one.overDamaged)
      return false
    case 'delete': {
      const place = at.waiting.length
      void at.case.remove()
      const work = at.waiting[place] as () => void
      at.waiting[place] = Object.assign(() => deleteBy(world, ledger, at, work), { deletes: true })
      return false
    }
    case 'lock': {
      const deletes = at.waiting[0] !== undefined && 'deletes' in at.waiting[0]
      world.grant(at, one.mishap)
      return deletes
    }
    case 'message':
      world.deliver(at, one.which)
      return false
    case 'load again':
      Object.assign(at, { isDead: true })
      replace(world, at, Math.max(at.version, versions[one.newer] ?? 0))
      return false
    case 'export':
      ledger.files.push({ version: at.version, text: formatOf(at.version).print(at.case.state().now) })
      return false
    case 'import': {
      const file = ledger.files[one.which % Math.max(1, ledger.files.length)]
      const parsed = file && formatOf(at.version).parse(file.text)
      if (!parsed?.ok) return false
      at.case.take(withFile(at.case.state().now, parsed.saved))
      // What a file brings back is there again, and not yet saved.
      for (const detail of detailsIn(parsed.saved)) for (const set of [ledger.deleted, ledger.saved]) set.delete(detail)
      return false
    }
    default:
      return false
  }
}

/** A delete that is said to be done ends whatever any tab held at that moment; one cut short promises nothing. */
function deleteBy(world: World, ledger: Ledger, at: Tab, work: () => void): void {
  const held = [
    ...world.tabs.flatMap((each) => (each.pointer === at.pointer ? [...detailsIn(each.case.state().now)] : [])),
    ...[...world.contentOf(at.pointer).values()].flatMap((text) => [...detailsIn(text)]),
  ]
  work()
  ledger.saved.clear()
  if (!at.isDead && at.case.state().said === 'deleted') for (const detail of held) ledger.deleted.add(detail)
}

/** A killed tab is opened again by its visitor. */
function replace(world: World, dead: Tab, version: number): void {
  world.tabs.splice(world.tabs.indexOf(dead), 1)
  world.open(version, dead.pointer)
}

/** What must be true at every moment. */
function hold(world: World, pointer: string, { saved, takenAway, deleted }: Ledger): void {
  const content = world.contentOf(pointer)
  const held = [
    ...[...content.values()].map((text) => detailsIn(text)),
    ...world.tabs.flatMap((each) => (each.pointer === pointer ? [detailsIn(each.case.state().now)] : [])),
  ]
  expect(
    held.flatMap((details) => [...details]).filter((detail) => world.owners.get(detail) !== pointer),
    'details of one person are in the case of another',
  ).toEqual([])
  const stored = [...content]
    .map(([name, text]) => [name, [...detailsIn(text)].filter((detail) => deleted.has(detail))])
    .filter(([, back]) => back?.length)
  expect(stored, 'deleted details are on the device').toEqual([])
  for (const version of versions.filter((each) => each >= world.newest(pointer))) {
    const found = detailsIn(world.found(version, pointer) as SavedCase)
    expect(
      [...saved].filter((detail) => !found.has(detail) && !takenAway.has(detail)),
      `version ${version} finds less than was saved`,
    ).toEqual([])
  }
}

test(
  `${histories} histories of tabs of three versions and two people’s cases (seed ${seed}): what is saved stays, what is deleted is gone, and nothing goes unsaid`,
  () => {
    const counts = { saves: 0, merges: 0, refusals: 0, deletes: 0, kills: 0 }
    fc.assert(
      fc.property(fc.array(event, { maxLength: 90, size: 'max' }), (events) => {
        const world = newWorld()
        const ledgers = new Map<string, Ledger>(
          pointers.map((pointer) => [
            pointer,
            { saved: new Set(), takenAway: new Set(), deleted: new Set(), files: [], counts },
          ]),
        )
        const ledgerOf = (pointer: string) => ledgers.get(pointer) as Ledger
        const holdAll = () => {
          for (const [pointer, ledger] of ledgers) hold(world, pointer, ledger)
        }
        world.open(versions[0], pointers[0])
        world.open(versions[1], pointers[0])
        for (const one of events) {
          happen(world, ledgerOf, one)
          holdAll()
          for (const dead of world.tabs.filter(({ isDead }) => isDead)) {
            counts.kills++
            replace(world, dead, dead.version)
          }
        }
        // In the end all messages come, and all frozen pages come back.
        for (const each of world.tabs) {
          each.isFrozen = false
          while (each.waiting.length > 0) world.grant(each)
        }
        for (const each of world.tabs) {
          while (each.messages.length > 0) world.deliver(each, 0)
          each.case.follow()
          expect(
            [...detailsIn(each.case.state().now)].filter((detail) => ledgerOf(each.pointer).deleted.has(detail)),
            'a tab still holds what was deleted',
          ).toEqual([])
        }
        holdAll()
        // Whoever comes next clears what was cut short, and leaves what can be read.
        for (const pointer of pointers) {
          const last = world.open(versions[2], pointer)
          world.grant(last)
          const found = detailsIn(last.case.state().now)
          for (const text of world.contentOf(pointer).values())
            expect(
              [...detailsIn(text)].filter((detail) => !found.has(detail)),
              'leftovers stay',
            ).toEqual([])
        }
      }),
      { numRuns: histories, seed },
    )
    console.log(
      `${histories} histories: ${counts.saves} saves, ${counts.merges} with what another tab had saved, ${counts.refusals} refused; ${counts.deletes} deletes; ${counts.kills} tabs killed.`,
    )
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(histories / 30)
  },
  60_000 + histories * 100,
)
