import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { KnownLender } from '../../../../src/content/lenders/lenderData.ts'
import { LenderFound } from '../../../../src/tools/lender-finder/FinderResult.tsx'
import { knownLender } from '../../support/knownLender.ts'
import { withWords } from '../../support/withWords.tsx'

const oak = knownLender('oak', 'Oak Finance')
const lenders = [oak]
const successor = { slug: 'oak', name: 'Oak Finance Limited', postalAddress: null, email: null, confirmed: false }

const answering = (lender: KnownLender) =>
  /<p>(<strong>Who deals with complaints now:.*?)<\/p>/.exec(
    renderToStaticMarkup(withWords(<LenderFound name={lender.name} lender={lender} lenders={lenders} />)),
  )?.[1]

test('a lender that answers for itself says what has become of it', () => {
  expect(answering(oak)).toBe('<strong>Who deals with complaints now:</strong> Lends today.')
})

test('the firm that answers for another is named first, with its page', () => {
  expect(answering(knownLender('ash', 'Ash Finance', { successor }))).toBe(
    '<strong>Who deals with complaints now:</strong> <a href="/lenders/oak">Oak Finance Limited</a> (not confirmed). Lends today.',
  )
})

test('a firm that is not listed is named without a page', () => {
  expect(
    answering(knownLender('ash', 'Ash Finance', { successor: { ...successor, slug: null, confirmed: true } })),
  ).toBe('<strong>Who deals with complaints now:</strong> Oak Finance Limited. Lends today.')
})

test('the letter starts from the lender that was found, so that it can give both names', () => {
  expect(
    renderToStaticMarkup(
      withWords(
        <LenderFound name="Ash Finance" lender={knownLender('ash', 'Ash Finance', { successor })} lenders={lenders} />,
      ),
    ),
  ).toContain('href="/guides/complaint-letter-generator#?lender=ash"')
})
