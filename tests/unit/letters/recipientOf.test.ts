import { expect, test } from 'vitest'
import type { LetterLender } from '../../../src/letters/letterContext.ts'
import { recipientOf } from '../../../src/letters/recipientOf.ts'
import { context } from './sampleCase.ts'

const linesOf = (legalName: string, postalAddress: string | null): string[] => {
  const lender: LetterLender = {
    ...context.lenders[0]!,
    slug: 'one',
    legalName,
    complaints: { email: null, postalAddress },
  }
  const { name, lines } = recipientOf('one', [], [lender]).to
  return [name, ...lines]
}

test.each<[string, string | null, string[]]>([
  [
    'Volkswagen Financial Services (UK) Limited',
    'Volkswagen Financial Services (UK) Limited, Brunswick Court, Milton Keynes MK14 5LR',
    ['Volkswagen Financial Services (UK) Limited', 'Brunswick Court', 'Milton Keynes MK14 5LR'],
  ],
  [
    'Stellantis Financial Services UK Limited',
    'Stellantis Financial Services UK Ltd, 61 London Road, Redhill, Surrey RH1 1QA',
    ['Stellantis Financial Services UK Limited', '61 London Road', 'Redhill', 'Surrey RH1 1QA'],
  ],
  [
    'MotoNovo Finance Limited',
    'Customer Care Team, MotoNovo Finance, One Central Square, Cardiff CF10 1FS',
    ['MotoNovo Finance Limited', 'Customer Care Team', 'One Central Square', 'Cardiff CF10 1FS'],
  ],
  // Another name than the firm’s own stays: the post goes by it.
  [
    'Honda Finance Europe plc',
    'Honda Financial Services, Cain Road',
    ['Honda Finance Europe plc', 'Honda Financial Services', 'Cain Road'],
  ],
  ['Acorn Limited', null, ['Acorn Limited']],
])('%s is named once on the envelope', (legalName, postalAddress, lines) =>
  expect(linesOf(legalName, postalAddress)).toEqual(lines),
)
