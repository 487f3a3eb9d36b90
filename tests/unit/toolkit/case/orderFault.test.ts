import { describe, expect, test } from 'vitest'
import type { CaseEvent } from '../../../../src/casefile/caseFile.ts'
import type { CaseEventKind } from '../../../../src/casefile/caseKinds.ts'
import { orderFault } from '../../../../src/toolkit/case/orderFault.ts'
import { caseOf, vw } from '../../letters/sampleCase.ts'
import { contentWords } from '../../support/contentWords.ts'

const today = '2026-11-20'
const { order } = contentWords.case
const lenderId = 'volkswagen-financial-services'
const happened = (kind: CaseEventKind, date: string, lender = lenderId): CaseEvent => ({
  id: `${kind} ${date}`,
  kind,
  date,
  lenderId: lender,
})

/** What is said of one more event, beside those already told. */
const faultOf = (event: CaseEvent, ...told: CaseEvent[]) => orderFault(event, caseOf({ events: told }), today, order)

describe('an event’s date', () => {
  test('is right when it comes after what it must follow, or on the same day', () => {
    const complained = happened('complaintSent', '2026-06-03')
    expect(faultOf(happened('finalResponse', '2026-07-03'), complained)).toBeNull()
    expect(faultOf(happened('finalResponse', '2026-06-03'), complained)).toBeNull()
  })

  test.each<[CaseEventKind, CaseEventKind, string, string]>([
    ['finalResponse', 'complaintSent', 'the final response', 'when you complained'],
    ['holdingLetter', 'complaintSent', 'the holding letter', 'when you complained'],
    ['sarIdGiven', 'sarIdAsked', 'your proof of identity', 'when the firm asked for it'],
    ['sarExtended', 'sarSent', 'the letter that asks for longer', 'when you asked for your records'],
    ['fosView', 'fosSent', 'the investigator’s view', 'when you sent your ombudsman form'],
  ])('of %s cannot be before %s', (kind, earlier, its, when) => {
    expect(faultOf(happened(kind, '2026-06-02'), happened(earlier, '2026-06-03'))).toBe(
      `The date of ${its} must be the same as or after 3 June 2026, ${when}`,
    )
    expect(faultOf(happened(kind, '2026-06-03'), happened(earlier, '2026-06-03'))).toBeNull()
  })

  test('follows the earliest of several complaints', () => {
    const complaints = [happened('complaintSent', '2026-08-01'), happened('complaintSent', '2026-06-03')]
    expect(faultOf(happened('finalResponse', '2026-07-01'), ...complaints)).toBeNull()
    expect(faultOf(happened('finalResponse', '2026-06-01'), ...complaints)).toContain('after 3 June 2026')
  })

  test('of a complaint cannot be after a reply that is there already', () => {
    const replied = happened('finalResponse', '2026-07-03')
    expect(faultOf(happened('complaintSent', '2026-07-04'), replied)).toBe(
      'The date of your complaint must be the same as or before 3 July 2026, the date of the final response',
    )
    expect(faultOf(happened('complaintSent', '2026-07-03'), replied)).toBeNull()
  })

  test.each<[CaseEventKind, CaseEventKind, string, string]>([
    ['complaintSent', 'acknowledged', 'your complaint', 'the acknowledgement'],
    ['complaintSent', 'fosSent', 'your complaint', 'your ombudsman form'],
    ['sarSent', 'sarIdAsked', 'your request for records', 'the request for proof of identity'],
    ['sarSent', 'sarReply', 'your request for records', 'the answer about your records'],
    ['sarSent', 'sarExtended', 'your request for records', 'the letter that asks for longer'],
    ['sarIdAsked', 'sarIdGiven', 'the request for proof of identity', 'your proof of identity'],
    ['fosSent', 'fosView', 'your ombudsman form', 'the investigator’s view'],
  ])('of %s cannot be after %s that is there already', (kind, later, its, theOther) => {
    expect(faultOf(happened(kind, '2026-07-04'), happened(later, '2026-07-03'))).toBe(
      `The date of ${its} must be the same as or before 3 July 2026, the date of ${theOther}`,
    )
    expect(faultOf(happened(kind, '2026-07-03'), happened(later, '2026-07-03'))).toBeNull()
  })

  test('comes before the earliest of what must follow', () => {
    const came = [
      happened('finalResponse', '2026-07-03'),
      happened('acknowledged', '2026-06-05'),
      happened('holdingLetter', '2026-06-20'),
    ]
    expect(faultOf(happened('complaintSent', '2026-07-01'), ...came)).toBe(
      'The date of your complaint must be the same as or before 5 June 2026, the date of the acknowledgement',
    )
  })

  test('of a second complaint is free once the first came before the reply', () => {
    const replied = happened('finalResponse', '2026-07-03')
    expect(
      faultOf(happened('complaintSent', '2026-08-01'), happened('complaintSent', '2026-06-03'), replied),
    ).toBeNull()
    expect(faultOf(happened('complaintSent', '2026-08-01'), happened('complaintSent', '2026-07-05'), replied)).toBe(
      'The date of your complaint must be the same as or before 3 July 2026, the date of the final response',
    )
  })

  test('is not held against what happened with another lender', () => {
    expect(
      faultOf(happened('finalResponse', '2026-06-02'), happened('complaintSent', '2026-06-03', 'black-horse')),
    ).toBeNull()
    expect(
      faultOf(happened('complaintSent', '2026-06-04'), happened('finalResponse', '2026-06-03', 'black-horse')),
    ).toBeNull()
  })

  test('cannot be before the agreement, whose first possible day counts', () => {
    expect(faultOf(happened('complaintSent', '2016-04-30'))).toBe(
      'The date of your complaint must be the same as or after 1 May 2016, when your agreement started',
    )
    expect(faultOf(happened('complaintSent', '2016-05-01'))).toBeNull()
  })

  test('follows the first of several agreements, and no agreement of another lender', () => {
    const agreements = [
      vw,
      { ...vw, id: 'earlier', start: { year: 2012, approx: true } },
      { ...vw, id: 'other', lenderId: 'black-horse', start: { year: 2008, approx: false } },
    ]
    expect(orderFault(happened('complaintSent', '2012-01-01'), caseOf({ agreements }), today, order)).toBeNull()
    expect(orderFault(happened('complaintSent', '2011-12-31'), caseOf({ agreements }), today, order)).toContain(
      'after 1 January 2012',
    )
  })

  test('cannot be in the future', () => {
    expect(faultOf(happened('complaintSent', '2026-11-21'))).toBe(
      'The date of your complaint must be today or in the past',
    )
  })

  test('is a real one', () => {
    expect(faultOf(happened('acknowledged', '2026-02-30'))).toBe('The date of the acknowledgement must be a real date')
  })

  test('is not judged for an event that has no place in the order', () => {
    expect(faultOf(happened('note', '2030-01-01'))).toBeNull()
  })

  test('is told of its own fault and not of another’s', () => {
    expect(faultOf(happened('complaintSent', '2026-06-03'), happened('finalResponse', '2030-01-01'))).toBeNull()
  })
})
