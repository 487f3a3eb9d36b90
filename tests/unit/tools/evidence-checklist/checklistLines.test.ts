import { describe, expect, test } from 'vitest'
import { type CaseFile, emptyCaseFile } from '../../../../src/casefile/caseFile.ts'
import type { EvidenceStage } from '../../../../src/casefile/caseKinds.ts'
import { readingGrade } from '../../../../src/content/prose/analyseBody.ts'
import {
  type ChecklistLine,
  countWords,
  checklistLines as listOf,
  needsLadder,
  checklistText as textOf,
} from '../../../../src/tools/evidence-checklist/checklistLines.ts'
import { ann, caseOf, vw } from '../../letters/sampleCase.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'

const words = contentWords['evidence-checklist']
const { items: evidenceItems, ladder: evidenceLadder } = words
const evidenceChecklist = (caseFile: CaseFile, agreementId: string | null, stage: EvidenceStage) =>
  listOf(caseFile, agreementId, stage, evidenceItems)
const checklistText = (lines: readonly ChecklistLine[]) => textOf(lines, words)
const idsFor = (...given: Parameters<typeof evidenceChecklist>) =>
  evidenceChecklist(...given).map(({ item }) => item.id)

test('fourteen items for everyone', () => {
  expect(idsFor(emptyCaseFile('case'), null, 'before').filter((id) => id !== 'balloon-letter')).toHaveLength(14)
})

test('what cannot exist is left out', () => {
  const hp = caseOf({ agreements: [{ ...vw, type: 'hp' }] })
  expect(idsFor(hp, 'vw', 'before')).not.toContain('balloon-letter')
  expect(idsFor(hp, 'vw', 'before')).not.toContain('addresses-then')
  expect(idsFor(caseOf({}), 'vw', 'before')).toContain('balloon-letter')
  expect(idsFor(caseOf({ agreements: [{ ...vw, joint: 'yes' }] }), 'vw', 'before')).toContain('names-then')
})

describe('stages', () => {
  const essential = (stage: 'before' | 'after-complaint' | 'ombudsman') =>
    evidenceChecklist(caseOf({}), 'vw', stage)
      .filter(({ need }) => need === 'essential')
      .map(({ item }) => item.id)
  test('nothing is essential before a complaint', () => expect(essential('before')).toEqual([]))
  test('the complaint is, afterwards', () => expect(essential('after-complaint')).toEqual(['complaint-copy']))
  test('the replies are, at the ombudsman, and come first', () => {
    expect(essential('ombudsman')).toEqual(['complaint-copy', 'replies'])
    expect(idsFor(caseOf({}), 'vw', 'ombudsman').slice(0, 2)).toEqual(['complaint-copy', 'replies'])
  })
})

test('the count, the notes and the text', () => {
  const lines = evidenceChecklist(
    caseOf({
      person: ann,
      evidence: [
        { item: 'agreement', status: 'haveIt' },
        { item: 'statements', agreementId: 'vw', status: 'askedFor', note: 'on 3 June' },
      ],
    }),
    'vw',
    'before',
  )
  expect(countWords(lines, words)).toBe(`You have 1 of ${lines.length}.`)
  expect(checklistText(lines)).toMatchSnapshot()
})

test('nobody has anything: the ladder, ending in letters', () => {
  expect(needsLadder([])).toBe(true)
  expect(needsLadder(['cannotFind', 'haveIt'])).toBe(false)
  expect(evidenceLadder.flatMap(({ next }) => next.letter ?? [])).toEqual(['complaint', 'sar'])
  expect(evidenceLadder[0]?.id).toBe('bank-app')
})

test('facts that are named exist, and the words are plain', () => {
  for (const { ifMissing, why, label } of evidenceItems) {
    expect(readingGrade(`${label}\n${why}\n${ifMissing.tip}`), label).toBeLessThanOrEqual(9)
  }
  for (const { fact } of evidenceLadder) if (fact) expect(contentFacts.has(fact)).toBe(true)
  expect(readingGrade(evidenceLadder.map(({ how }) => how).join('\n'))).toBeLessThanOrEqual(9)
})
