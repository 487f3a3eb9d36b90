import { describe, expect, test } from 'vitest'
import type { Agreement, CaseFile, ToolAnswers } from '../../../src/casefile/caseFile.ts'
import { nothingTold, type Snapshot } from '../../../src/toolkit/case/snapshot.ts'
import { accessWay } from '../../../src/tools/access-request/Tool.tsx'
import { complaintWay } from '../../../src/tools/complaint-letter/Tool.tsx'
import { isTooEarly, packWay } from '../../../src/tools/ombudsman-pack/packSteps.ts'
import { caseOf, vw } from '../letters/sampleCase.ts'

const told = (caseFile: Partial<CaseFile>, answers: Partial<ToolAnswers>): Snapshot => ({
  caseFile: caseOf({ agreements: [], ...caseFile }),
  answers: { ...nothingTold.answers, ...answers },
})

describe('what ends a way is asked first', () => {
  test.each([
    ['an access request', accessWay.stepsOf, ['acting', 'lender:new-0']],
    ['a complaint', complaintWay.stepsOf, ['acting', 'before', 'lender:new-0']],
    ['the ombudsman', packWay.stepsOf, ['acting', 'before:pack', 'lender:new-0']],
  ] as const)('%s', (_, stepsOf, first) => {
    expect(stepsOf(nothingTold).slice(0, first.length)).toEqual(first)
  })

  test('an access request for an estate ends at once; nobody else’s does', () => {
    const asked = { asked: ['acting'] }
    expect(accessWay.stepsOf(told({ acting: { as: 'executor', forName: 'Bea Bow' } }, asked))).toEqual(['acting'])
    expect(accessWay.stepsOf(told({ acting: { as: 'attorney', forName: 'Bea Bow' } }, asked))).toContain('lender:new-0')
  })

  test('a complaint ends at once where there is one already, or a firm that acts', () => {
    const asked = ['acting', 'before']
    expect(complaintWay.stepsOf(told({}, { asked, complainedBefore: true }))).toEqual(asked)
    expect(complaintWay.stepsOf(told({ representative: { name: 'A Firm' } }, { asked }))).toEqual(asked)
    expect(complaintWay.stepsOf(told({}, { asked }))).toContain('lender:new-0')
    // A firm that another tool has heard of is asked about before it ends anything.
    expect(complaintWay.stepsOf(told({ representative: { name: 'A Firm' } }, { asked: ['acting'] }))).toContain(
      'lender:new-0',
    )
  })

  test.each([
    ['an access request', accessWay.stepsOf, ['acting']],
    ['a complaint', complaintWay.stepsOf, ['acting', 'before']],
    ['the ombudsman', packWay.stepsOf, ['acting', 'before:pack']],
  ] as const)('%s goes no further than a lender that nobody knows', (_, stepsOf, before) => {
    const nobody: Agreement = { id: vw.id, type: 'pcp', joint: 'unknown' }
    const known = { ...nobody, id: 'b', lenderNameTyped: 'Acme' }
    const asked = [...before, `lender:${vw.id}`]
    const answers = { asked, checks: { 'pack-before': 'self' } }
    expect(stepsOf(told({ agreements: [nobody] }, answers))).toEqual(asked)
    expect(stepsOf(told({ agreements: [nobody] }, { ...answers, asked: before.slice() }))).toContain('name')
    expect(stepsOf(told({ agreements: [nobody, known] }, answers))).toContain('name')
  })

  test('what the lender has said, which can end the way to the ombudsman, is asked before who one is', () => {
    const steps = packWay.stepsOf(
      told({ agreements: [vw] }, { asked: ['acting', 'before:pack'], checks: { 'pack-before': 'self' } }),
    )
    expect(steps.slice(steps.indexOf(`number:${vw.id}`), steps.indexOf('name') + 1)).toEqual([
      `number:${vw.id}`,
      'answer',
      'name',
    ])
  })

  test('the way to the ombudsman opens with a complaint, said or noted among the dates', () => {
    const asked = ['acting', 'before:pack']
    const no = { asked, checks: { 'pack-before': 'no' } }
    const sent = { id: 'e', date: '2026-06-01', kind: 'complaintSent', lenderId: vw.lenderId ?? '' } as const
    expect(packWay.stepsOf(told({}, no))).toEqual(asked)
    expect(isTooEarly(told({}, { asked, checks: { 'pack-before': 'self' } }))).toBe(false)
    expect(isTooEarly(told({ events: [sent] }, no))).toBe(false)
    expect(isTooEarly(told({ representative: { name: 'A Firm' }, events: [sent] }, no))).toBe(true)
  })
})
