import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Agreement, CaseFile } from '../../../src/casefile/caseFile.ts'
import { lenderKey } from '../../../src/casefile/caseFile.ts'
import { oneLine } from '../../../src/casefile/inputs/oneLine.ts'
import { followUpKinds, nextLetterKinds } from '../../../src/content/letters/letterKinds.ts'
import { presetItems } from '../../../src/letters/accessRequestItems.ts'
import { complaintLetters } from '../../../src/letters/complaintLetters.ts'
import { mailLinks } from '../../../src/letters/letterOutputs.ts'
import { nextLetter } from '../../../src/letters/nextLetter.ts'
import { writeOmbudsmanPack } from '../../../src/letters/ombudsmanPack.ts'
import { sarFollowUp } from '../../../src/letters/sarFollowUps.ts'
import { sarLetters } from '../../../src/letters/sarLetters.ts'
import { blockText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { tries } from '../../support/nightly.ts'
import { anyCaseFile, hostileText } from '../support/anyCaseFile.ts'
import { complaintAnswers, context } from './sampleCase.ts'

/** What a reader sees: without spaces, control characters and marks that have no shape. */
const visible = (words: string) => words.toWellFormed().replace(/[\p{C}\s]/gu, '')

/** Check whether the lender of an agreement can be written to: it is in the directory, or has a name that was typed. */
const isNamed = ({ lenderId, lenderNameTyped = '' }: Agreement) =>
  context.lenders.some(({ slug }) => slug === lenderId) || oneLine(lenderNameTyped) !== ''

/** Every answer that a letter to any of the lenders must carry. */
function answersOf({ person, acting, agreements }: CaseFile): string[] {
  const listed = new Set(context.lenders.map(({ slug }) => slug))
  return [
    person.fullName,
    person.email,
    person.phone,
    person.supportNeeds,
    ...person.previousNames,
    ...person.addresses.flatMap(({ lines, postcode, country }) => [...lines, postcode, country]),
    ...(acting.as === 'self' ? [] : [acting.forName, ...(acting.address?.lines ?? [])]),
    ...agreements.flatMap((agreement) => [
      agreement.dealer,
      agreement.brand,
      agreement.agreementNo,
      ...(agreement.reg ?? []),
      ...(agreement.joint === 'yes' ? (agreement.jointNames ?? []) : []),
      listed.has(lenderKey(agreement)) || agreement.lenderId ? undefined : agreement.lenderNameTyped,
    ]),
  ].filter((answer) => answer !== undefined)
}

test('10,000 case files: a letter to every lender, every answer in it, nothing broken', () => {
  fc.assert(
    fc.property(anyCaseFile, fc.constantFrom('information', 'complaint', 'both'), (caseFile, want) => {
      const written = complaintLetters(complaintAnswers({}, { caseFile, want }), context)
      if (caseFile.representative) return void expect(written.result).toBe('stop')
      const named = caseFile.agreements.filter(isNamed)
      if (written.result === 'stop') return void expect([written.page.id, named]).toEqual(['instead/no-lender', []])
      const texts = written.letters.map(toPlainText)
      expect(written.letters).toHaveLength(new Set(named.map(lenderKey)).size)
      const all = visible(texts.join(' '))
      for (const answer of answersOf({ ...caseFile, agreements: named })) expect(all).toContain(visible(answer))
      for (const letter of written.letters) {
        expect(toPlainText(letter)).not.toMatch(/undefined|\[object|NaN/)
        // An answer stays on its own line: it can add no line, header or paragraph of its own.
        for (const block of letter.paragraphs) {
          const lines =
            block.kind === 'list'
              ? block.items
              : block.kind === 'details'
                ? block.rows.map(({ value }) => value)
                : [block.text]
          for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        }
        for (const line of [letter.subject, ...letter.from, ...letter.signature])
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }
    }),
    { numRuns: tries(10_000) },
  )
}, 240_000)

test('access requests, follow-ups, next letters and packs are written from any case file', () => {
  fc.assert(
    fc.property(
      anyCaseFile,
      fc.constantFrom(...followUpKinds),
      fc.constantFrom(...nextLetterKinds),
      hostileText,
      (caseFile, followUp, next, words) => {
        const lender = caseFile.agreements[0] ? lenderKey(caseFile.agreements[0]) : 'unknown'
        const requests = sarLetters(
          { caseFile, items: presetItems, format: 'post', withoutPolicies: true, alsoBrokers: true },
          context,
        )
        const letters = [
          ...(requests.result === 'letters' ? requests.letters : []),
          ...[
            sarFollowUp({ kind: followUp, lender, receivedOn: '2026-10-01', missing: [words] }, caseFile, context),
            nextLetter({ kind: next, lender, about: '2026-08-31', code: words }, caseFile, context),
          ].flatMap((written) => (written.result === 'letters' ? [written.letters] : [])),
        ]
        for (const letter of letters) {
          expect(toPlainText(letter)).not.toMatch(/undefined|\[object|NaN/)
          mailLinks(letter)
        }
        const pack = writeOmbudsmanPack(
          {
            caseFile,
            lender,
            answer: { kind: 'scheme-decision', date: '2026-08-31', code: words },
            reasons: ['amount', 'other'],
            ownWords: words,
            wanted: words,
            warnings: [],
          },
          context,
        )
        if (pack.result === 'letters') {
          const text = visible(pack.letters.sections.flatMap(({ blocks }) => blocks.map(blockText)).join(' '))
          expect(text).toContain(visible(words))
        }
      },
    ),
    { numRuns: tries(1_500) },
  )
}, 120_000)
