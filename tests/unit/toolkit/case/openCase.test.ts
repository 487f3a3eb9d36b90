import { describe, expect, test } from 'vitest'
import { exportCaseFile } from '../../../../src/casefile/caseFile.ts'
import { parseCaseFile } from '../../../../src/casefile/parseCaseFile.ts'
import { withFile } from '../../../../src/toolkit/case/ImportDialog.tsx'
import type { Store } from '../../../../src/toolkit/case/keptCase.ts'
import { isUnsaved, openCase } from '../../../../src/toolkit/case/openCase.ts'
import { inAnswers, inDraft, nothingTold, updatePerson } from '../../../../src/toolkit/case/snapshot.ts'
import { caseFormat } from '../../../reliability/caseWorld.ts'
import { storeThat } from './storeThat.ts'

const refused = (): never => {
  throw new DOMException('refused', 'SecurityError')
}

let numbers = 0
/** A tab on a device with a store; `restored` unless told otherwise. */
function tabOn(store: () => Store, pointer = 'car-finance-case') {
  const tab = openCase({
    place: () => ({ store: store(), pointer }),
    alone: async (work) => work(),
    moment: () => '2026-11-21T09:00:00.000Z',
    random: () => ++numbers,
    newId: () => `id-${++numbers}`,
    format: caseFormat,
  })
  tab.restore()
  return tab
}
const named = (fullName: string) => updatePerson({ fullName })
const nameIn = (tab: ReturnType<typeof tabOn>) => tab.state().now.caseFile.person.fullName
const pointed = (content: Map<string, string>) => content.get('car-finance-case') ?? ''

/** A device on which a case is saved, and the tab that saved it. */
async function saved() {
  const { store, content } = storeThat()
  const tab = tabOn(() => store)
  tab.change(named('Ann'))
  await tab.save()
  return { store, content, tab }
}

describe('a case', () => {
  test('is saved, comes back in a new tab, and is then not unsaved', async () => {
    const { store, tab } = await saved()
    expect(tab.state()).toMatchObject({ said: 'saved', unreadable: null })
    const other = tabOn(() => store)
    expect(nameIn(other)).toBe('Ann')
    expect(isUnsaved(other.state())).toBe(false)
  })

  test('that is empty is not saved', async () => {
    const { store, content } = storeThat()
    await tabOn(() => store).save()
    expect(content.size).toBe(0)
  })

  test('tells those who listen, until they stop', () => {
    const tab = tabOn(() => storeThat().store)
    let told = 0
    const stop = tab.listen(() => {
      told++
    })
    tab.change(named('Ann'))
    stop()
    tab.change(named('Bea'))
    expect(told).toBe(1)
  })

  test('is known by a number that does not begin again after a delete', async () => {
    const { tab, content } = await saved()
    const first = tab.state().kept?.revision
    await tab.remove()
    tab.change(named('Bea'))
    await tab.save()
    expect(tab.state().kept?.revision).not.toBe(first)
    expect(typeof JSON.parse(content.get(pointed(content)) ?? '').revision).toBe('number')
  })

  test('loses in one tab what another has taken away and saved, and nothing else', async () => {
    const { store, tab } = await saved()
    tab.change(updatePerson({ previousNames: ['Smith'], phone: '1' }))
    await tab.save()
    const other = tabOn(() => store)
    other.change(
      ({
        caseFile: {
          person: { phone: _, ...person },
          ...caseFile
        },
        answers,
      }) => ({ caseFile: { ...caseFile, person }, answers }),
    )
    await other.save()
    tab.change(inAnswers({ want: 'both' }))
    await tab.save()
    expect(tab.state().said).toBe('savedBoth')
    expect(tab.state().now).toMatchObject({
      caseFile: { person: { previousNames: ['Smith'] } },
      answers: { want: 'both' },
    })
    expect(tab.state().now.caseFile.person.phone).toBeUndefined()
  })
})

describe('the cases of several people', () => {
  const bea = 'helped-case-bea'

  test('are saved and come back apart', async () => {
    const { store, tab } = await saved()
    const hers = tabOn(() => store, bea)
    expect(hers.state()).toMatchObject({ now: nothingTold, kept: null })
    hers.change(named('Bea'))
    await hers.save()
    expect(hers.state().said).toBe('saved')
    tab.follow()
    expect([nameIn(tab), nameIn(tabOn(() => store)), nameIn(tabOn(() => store, bea))]).toEqual(['Ann', 'Ann', 'Bea'])
  })

  test('are deleted one by one, and it is said that the others are still there', async () => {
    const { store, content, tab } = await saved()
    content.set(`${bea}.name`, 'Bea')
    const hers = tabOn(() => store, bea)
    expect(hers.state().called).toBe('Bea')
    await hers.remove()
    expect(hers.state()).toMatchObject({ now: nothingTold, said: 'deletedOne', called: '' })
    tab.follow()
    expect(tab.state()).toMatchObject({ now: { caseFile: { person: { fullName: 'Ann' } } }, called: null })
    await tab.remove()
    expect(tab.state()).toMatchObject({ now: nothingTold, said: 'deleted', called: null })
  })
})

describe('what a tab cannot read', () => {
  test.each([true, false])('is never written over when a newer version wrote it, asked or not (%s)', async (over) => {
    const { store, content, tab } = await saved()
    content.set(pointed(content), '{"schema":3}')
    const before = [...content]
    tab.change(named('Bea'))
    await tab.save(over)
    expect(tab.state()).toMatchObject({
      unreadable: 'newer',
      said: 'newer',
    })
    expect(nameIn(tab)).toBe('Bea')
    expect([...content]).toEqual(before)
    expect(tabOn(() => store).state().unreadable).toBe('newer')
  })

  test('is written over only when asked, if it is damaged', async () => {
    const { store, content } = await saved()
    content.set(pointed(content), '{')
    const tab = tabOn(() => store)
    expect(tab.state()).toMatchObject({ unreadable: 'damaged', kept: null })
    tab.change(named('Bea'))
    const before = [...content]
    await tab.save()
    expect([...content]).toEqual(before)
    expect(tab.state().said).toBe('damaged')
    await tab.save(true)
    expect(tab.state()).toMatchObject({ unreadable: null, said: 'saved' })
    expect([...content.values()]).not.toContain('{')
  })

  test('is deleted when asked', async () => {
    const { content, tab } = await saved()
    content.set(pointed(content), '{"schema":3}')
    await tab.remove()
    expect([...content.keys()]).toEqual(['car-finance-case.deleted'])
  })

  test('is told of when another tab writes it', async () => {
    const { content, tab } = await saved()
    content.set(pointed(content), '{"schema":3}')
    tab.follow()
    expect(tab.state()).toMatchObject({ unreadable: 'newer', said: 'unreadableNow' })
    expect(nameIn(tab)).toBe('Ann')
  })

  test('gives way to the save before it, which says so and takes nothing from a tab that is further on', async () => {
    const { store, content, tab } = await saved()
    const first = content.get('car-finance-case.a') ?? ''
    tab.change(named('Bea'))
    await tab.save()
    // As when the tab was killed before it could clear the first.
    content.set('car-finance-case.a', first).set('car-finance-case.b', '{')
    expect(tabOn(() => store).state()).toMatchObject({
      said: 'oneBefore',
      now: { caseFile: { person: { fullName: 'Ann' } } },
    })
    tab.follow()
    tab.change(inAnswers({ want: 'both' }))
    await tab.save()
    expect(tabOn(() => store).state()).toMatchObject({
      said: null,
      now: { caseFile: { person: { fullName: 'Bea' } }, answers: { want: 'both' } },
    })
  })
})

describe('a delete', () => {
  test('empties a tab that never saved, on whatever it hears first, and says so once', async () => {
    const { store, tab } = await saved()
    for (const hears of ['a message', 'a save'] as const) {
      const other = tabOn(() => store)
      other.change(inDraft('name', 'full-name', 'Half a na'))
      await tab.remove()
      if (hears === 'a message') other.follow()
      else await other.save()
      expect(other.state()).toMatchObject({
        now: nothingTold,
        kept: null,
        replaced: 1,
        said: 'deletedElsewhere',
      })
      other.say(null)
      other.follow(true)
      expect(other.state().said).toBeNull()
    }
  })

  test('by a tab open since an earlier version, which leaves no mark, empties those that had the case', async () => {
    const { content, tab } = await saved()
    content.clear()
    tab.follow(true)
    expect(tab.state()).toMatchObject({
      now: nothingTold,
      said: 'deletedElsewhere',
    })
  })

  test('is not what a browser does that clears its storage: the tab may hold the last of it', async () => {
    const { content, tab } = await saved()
    content.clear()
    tab.follow()
    expect(tab.state()).toMatchObject({
      kept: null,
      said: 'noLongerThere',
    })
    await tab.save()
    expect(content.size).toBe(2)
  })

  test('leaves a tab alone that has begun anew since', async () => {
    const { store, tab } = await saved()
    const other = tabOn(() => store)
    await tab.remove()
    other.follow()
    other.change(named('Bea'))
    await other.save()
    other.follow(true)
    tab.follow()
    expect([nameIn(other), nameIn(tab)]).toEqual(['Bea', 'Bea'])
  })

  test('empties the page where the browser refuses its storage, and says what it could not do', async () => {
    const tab = tabOn(refused)
    tab.change(named('Ann'))
    await tab.save()
    expect(tab.state().said).toBe('notAllowed')
    expect(nameIn(tab)).toBe('Ann')
    tab.follow()
    await tab.remove()
    expect(tab.state()).toMatchObject({
      now: nothingTold,
      said: 'deletedHereAlone',
    })
  })
})

test('a full store says so and loses nothing', async () => {
  const { store } = storeThat({ failsAt: 1 })
  const tab = tabOn(() => store)
  tab.change(named('Ann'))
  await tab.save()
  expect(tab.state()).toMatchObject({ kept: null, said: 'noRoom' })
  expect(nameIn(tab)).toBe('Ann')
})

test('a file whose case has no id loses nothing when the visitor types on', () => {
  const tab = tabOn(() => storeThat().store)
  tab.take({
    ...nothingTold,
    caseFile: { ...nothingTold.caseFile, person: { ...nothingTold.caseFile.person, fullName: 'Ann' } },
  })
  tab.change(updatePerson({ phone: '1' }))
  expect(tab.state().now.caseFile).toMatchObject({
    id: expect.stringMatching(/./),
    person: { fullName: 'Ann', phone: '1' },
  })
})

test('a file is added to what was told, fills the boxes anew, and leaves what stands in an open box', async () => {
  const { store, tab } = await saved()
  const parsed = parseCaseFile(
    exportCaseFile({
      ...tab.state().now,
      answers: { asked: ['acting'], edits: {}, drafts: { birth: {} } },
    }),
  )
  if (!parsed.ok) throw new Error(parsed.fault.is)
  const other = tabOn(() => store)
  other.change(inDraft('name', 'full-name', 'Half a na'))
  other.take(withFile(other.state().now, parsed.saved))
  expect(other.state().now.answers).toEqual({
    asked: ['acting'],
    edits: {},
    drafts: { birth: {}, name: { 'full-name': 'Half a na' } },
  })
  expect(other.state().replaced).toBe(1)
})
