import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseFileName, emptyCaseFile, exportCaseFile, nothingAsked } from '../../../src/casefile/caseFile.ts'
import type { ShapeFault } from '../../../src/casefile/caseFileSchema.ts'
import { type FileFault, parseCaseFile } from '../../../src/casefile/parseCaseFile.ts'
import { noPackFields } from '../../../src/tools/ombudsman-pack/packAnswers.ts'
import { tries } from '../../support/nightly.ts'
import { anySavedCase } from '../support/anyCaseFile.ts'

const nothing = { caseFile: emptyCaseFile('case-1'), answers: nothingAsked }
/** As a file holds it. */
const empty = { ...nothing.caseFile, answers: nothing.answers }
const faultOf = (content: unknown) => {
  const parsed = parseCaseFile(typeof content === 'string' ? content : JSON.stringify(content))
  return parsed.ok ? 'it was read' : parsed.fault
}

test('any case file comes back as it was saved', () => {
  fc.assert(
    fc.property(anySavedCase, (saved) => {
      expect(parseCaseFile(exportCaseFile(saved))).toEqual({ ok: true, saved })
    }),
    { numRuns: tries(10_000) },
  )
}, 120_000)

test('a name that reaches a prototype is left out', () => {
  const file = JSON.stringify({ ...empty, answers: { ...nothingAsked, checks: { proto: 'x', kept: 'y' } } })
  expect(parseCaseFile(file.replace('"proto"', '"__proto__"'))).toEqual({
    ok: true,
    saved: { ...nothing, answers: { ...nothingAsked, checks: { kept: 'y' } } },
  })
})

test('any text at all is read or refused with a reason, and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.object().map((value) => JSON.stringify({ ...empty, ...value })),
      ),
      (content) => {
        const parsed = parseCaseFile(content)
        expect(parsed.ok || parsed.fault.is).toBeTruthy()
      },
    ),
    { numRuns: tries(2_000) },
  )
})

const damaged = (fault: ShapeFault): FileFault => ({ is: 'damaged', fault })

describe('a file is refused when it', () => {
  test.each<[string, unknown, FileFault]>([
    ['is not JSON', '{"format":', { is: 'noCase' }],
    ['is empty', '', { is: 'noCase' }],
    ['is something else', { name: 'x', version: 3 }, { is: 'notOurs' }],
    ['is a list', [], { is: 'notOurs' }],
    ['is newer', { ...empty, version: 9 }, { is: 'newer', version: 9 }],
    ['has a version nobody wrote', { ...empty, version: 5 }, { is: 'noVersion' }],
    ['has a version that is not a number', { ...empty, version: '3' }, { is: 'noVersion' }],
    ['has lost its person', { ...empty, person: undefined }, damaged({ id: 'missing', key: 'person', at: [] })],
    ['holds an unknown answer', { ...empty, surprise: 1 }, damaged({ id: 'unknown', key: 'surprise', at: [] })],
    [
      'holds an impossible date',
      { ...empty, person: { ...empty.person, dob: '1980-02-30' } },
      damaged({ id: 'day', at: ['person', 'dob'] }),
    ],
    [
      'holds pounds for pence',
      { ...empty, agreements: [{ id: 'a', type: 'pcp', joint: 'no', monthly: 246.75 }] },
      damaged({ id: 'number', least: '0', most: '100000000', at: ['agreements 1', 'monthly'] }),
    ],
    [
      'repeats an id',
      {
        ...empty,
        agreements: [
          { id: 'a', type: 'pcp', joint: 'no' },
          { id: 'a', type: 'hp', joint: 'no' },
        ],
      },
      damaged({ id: 'ids', at: ['agreements'] }),
    ],
    [
      'points at an address that is not there',
      { ...empty, agreements: [{ id: 'a', type: 'pcp', joint: 'no', addressThen: 0 }] },
      damaged({ id: 'addresses', at: [] }),
    ],
    [
      'tries to reach a prototype',
      exportCaseFile(nothing).replace('"id"', '"__proto__": {}, "id"'),
      damaged({ id: 'unknown', key: '__proto__', at: [] }),
    ],
    [
      'holds half a question of no known kind',
      { ...empty, answers: { ...nothingAsked, drafts: { name: { name: 7 } } } },
      damaged({ id: 'inBox', at: ['answers', 'drafts', 'name', 'name'] }),
    ],
    [
      'holds a pack with a reason that is no text',
      { ...empty, answers: { ...nothingAsked, packs: { 'black-horse': { ...noPackFields, reasons: [1] } } } },
      damaged({ id: 'text', most: '20,000', at: ['answers', 'packs', 'black-horse', 'reasons 1'] }),
    ],
    [
      'has lost the tools’ answers',
      { ...empty, answers: undefined },
      damaged({ id: 'missing', key: 'answers', at: [] }),
    ],
    ['is far too large', ' '.repeat(4_000_001), { is: 'tooLong' }],
  ])('%s', (_, content, fault) => expect(faultOf(content)).toEqual(fault))
})

test('version 6, in which a helper’s address was the customer’s: it is the helper’s own, and theirs is asked for again', () => {
  const [own, then] = [{ lines: ['9 Elm Grove', 'York'] }, { lines: ['3 Mill Lane', 'Selby'] }]
  const agreements = [0, 1].map((addressThen) => ({ id: `a${addressThen}`, type: 'pcp', joint: 'no', addressThen }))
  const older = { ...empty, version: 6, agreements, person: { ...empty.person, addresses: [own, then] } }
  const savedOf = (acting: object) => {
    const parsed = parseCaseFile(JSON.stringify({ ...older, acting }))
    return parsed.ok ? parsed.saved.caseFile : parsed.fault
  }
  expect(savedOf({ as: 'helper', forName: 'Bea Bow' })).toMatchObject({
    acting: { as: 'helper', forName: 'Bea Bow', address: own },
    person: { addresses: [{ lines: [] }, then] },
    agreements: [{ id: 'a0' }, { id: 'a1', addressThen: 1 }],
  })
  expect(savedOf({ as: 'helper', forName: 'Bea Bow' })).not.toHaveProperty('agreements.0.addressThen')
  expect(savedOf({ as: 'self' })).toMatchObject({ acting: { as: 'self' }, person: { addresses: [own, then] } })
})

test('a damaged file of an older version is refused', () => {
  expect(faultOf({ ...empty, version: 6, acting: { as: 'helper' }, person: null })).toMatchObject({ is: 'damaged' })
  expect(faultOf({ ...empty, version: 6, events: [null] })).toMatchObject({ is: 'damaged' })
})

test('a byte-order mark is no damage, and the file name holds no personal name', () => {
  expect(parseCaseFile(`\uFEFF${exportCaseFile(nothing)}`).ok).toBe(true)
  expect(caseFileName('2026-11-21')).toBe('car-finance-case-2026-11-21.json')
})
