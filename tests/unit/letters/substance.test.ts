import { describe, expect, test } from 'vitest'
import { printValue } from '../../../src/facts/print.ts'
import { schemeStates } from '../../../src/facts/schema.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { everyCase, everyLetterOf, faultsIn, finance, type Sample, sentencesOf } from './everyLetter.ts'
import { heightInWord, page } from './pageHeight.ts'
import { contextIn, gradeOf } from './sampleCase.ts'

// Whose finance it is, how many agreements, which words of the scheme: each letter in each of them.
const cases = everyCase.filter(({ contact, role }) => contact === 'email' && role !== 'partner')
const inState = schemeStates.map((state) => ({
  state,
  all: cases.flatMap((sample) => everyLetterOf(sample, contextIn(state))),
}))
const all = inState.flatMap((one) => one.all)
const letters = all.filter(({ letter }) => letter)
const complaints = letters.filter(({ name }) => /^complaint, (?:complaint|both)$/.test(name))
const without = (some: readonly Sample[], ...needed: RegExp[]) =>
  faultsIn(some, ({ words }) => needed.filter((one) => !one.test(words)).map(String))

describe('a complaint', () => {
  test('is made, whatever is known, and asks for everything that a lender has to answer', () => {
    expect(
      without(
        complaints,
        /complaint is that, before (?:I|they|Robert Vale) signed, (?:I|they|Robert Vale) (?:was|were) not clearly told/,
        /whether you paid commission, to whom, how much and when/,
        /whether the dealer or broker could change (?:(?:my|Robert Vale’s) rate|what (?:I|Robert Vale) paid)/,
        /was tied to you/,
        /what you say (?:I|Robert Vale) was told about this/,
        /repay the commission with interest/,
        /keep every record of this finance/,
        /8 weeks(?: of getting this letter)? \(DISP 1\.6\.2R\)/,
        /Financial Ombudsman Service/,
      ),
    ).toEqual([])
  })

  test('never depends on commission having been paid', () => {
    expect(
      faultsIn(all, ({ words }) =>
        sentencesOf(words).filter((one) => /if (?:any )?commission (?:was|is|had been)/i.test(one)),
      ),
    ).toEqual([])
  })

  test('names the law for credit, and not for a lease', () => {
    const lease = ({ words, agreements }: Sample) =>
      agreements === 'several with two lenders' && words.includes('Lease')
    expect(
      without(
        complaints.filter((one) => !lease(one)),
        /section 140A of the Consumer Credit Act 1974/,
        /140B\(9\)/,
      ),
    ).toEqual([])
    expect(faultsIn(complaints.filter(lease), ({ words }) => words.match(/140[AB]|Johnson/g) ?? [])).toEqual([])
  })

  test('says of the scheme what its state allows', () => {
    for (const { state, all: some } of inState) {
      const own = some.filter(({ name, agreements }) => /^complaint, /.test(name) && agreements === 'one')
      const sent = own.filter(({ name }) => !name.endsWith('information'))
      if (state === 'quashed') expect(faultsIn(own, ({ words }) => words.match(/scheme|CONRED/g) ?? [])).toEqual([])
      else expect(without(sent, /motor finance redress scheme/)).toEqual([])
    }
  })
})

test('every law, rule and case that goes out is the value of a fact with its source', () => {
  const sourced = [...contentFacts.values()].flatMap(({ values, unit }) =>
    values.flatMap(({ value }) => (typeof value === 'string' ? [printValue(value, unit)] : [])),
  )
  const cited =
    /sections? \d+[A-Z]*(?:\(\d\))*(?:\([a-z]\))?|[A-Z]\w+(?: [A-Z]\w+)* Act \d{4}|(?:DISP|CONC|CONRED) [\d.]+[RG]?|[A-Z]\w+ v [A-Z][^[]*\[\d{4}\] UKSC \d+|Articles? \d+(?:\(\d\))? of the UK GDPR|Principles \d+ and \d+|regulation \d+/g
  const found = new Set(all.flatMap(({ words }) => words.match(cited) ?? []))
  expect(found.size).toBeGreaterThan(10)
  expect([...found].filter((one) => !sourced.some((value) => value.includes(one)))).toEqual([])
})

test('every letter after the first repeats what the agreement is found by', () => {
  const later = letters.filter(({ name }) => /^next|^sar-|^ico|^copy of/.test(name))
  expect(later.length).toBeGreaterThan(1_000)
  expect(
    without(
      later.filter(({ agreements }) => agreements === 'one' || agreements === 'several'),
      /Agreement number VW12345678/,
      /Number plate AB16 CDE/,
      /Example Motors, Leeds/,
      /Other names (?:I|they) used: Ann Price/,
    ),
  ).toEqual([])
  expect(
    without(
      later.filter(({ agreements }) => agreements === 'one, of which little is known'),
      /Date of birth: 27 March 1970/,
    ),
  ).toEqual([])
})

test('no sentence stands twice in a letter', () => {
  expect(
    faultsIn(letters, ({ words }) => {
      const long = sentencesOf(words).filter(
        (one) => one.split(' ').length > 5 && !one.startsWith('It was a joint agreement'),
      )
      return long.filter((one, place) => long.indexOf(one) !== place)
    }),
  ).toEqual([])
})

// A sheet of A4 in the Word file. The address of the writer and of the firm take at most six lines each.
test('a letter about one agreement fits one page, in every state of the scheme', () => {
  expect(
    faultsIn(
      letters.filter(({ agreements, role }) => agreements === 'one' && finance(role) === 'own'),
      ({ letter }) =>
        letter && heightInWord(letter) > page.height
          ? [`${letter.kind}: ${Math.round(heightInWord(letter))} points`]
          : [],
    ),
  ).toEqual([])
})

test('no letter is harder to read than a newspaper for everybody', () => {
  expect(
    faultsIn(letters, ({ letter, name }) => {
      const grade = gradeOf(letter?.paragraphs ?? [])
      return grade > 8 ? [`${name}: ${grade.toFixed(1)}`] : []
    }),
  ).toEqual([])
})
