import { z } from 'zod'
import { monthlyRateConventions } from '../../src/rules/credit/rates.ts'
import { interestFloorConventions } from '../../src/rules/interest/interest.ts'
import { lawFor } from '../../src/rules/redress/law.ts'
import { redressUnder } from '../../src/rules/redress/redressFor.ts'
import { products, type RedressQuestion } from '../../src/rules/redress/redressQuestion.ts'
import { AgreementFields, Apr, Day, strictFields, enumOf, Pounds, YesNoUnknown } from './fields.ts'
import { command } from './command.ts'
import { printedRedress } from './printedRedress.ts'

const Question = strictFields({
  agreement: AgreementFields,
  product: enumOf(products).optional(),
  commission: Pounds.nullable(),
  arrangements: strictFields({
    discretionary: YesNoUnknown,
    tie: YesNoUnknown,
    visibleCaptive: YesNoUnknown,
    discretionUsed: YesNoUnknown.optional(),
    tieOperative: YesNoUnknown.optional(),
  }),
  adequatelyDisclosed: YesNoUnknown.optional(),
  disclosed: strictFields({
    discretionary: YesNoUnknown.optional(),
    highCommission: YesNoUnknown.optional(),
    tie: YesNoUnknown.optional(),
  }).optional(),
  cheapestApr: z
    .union([Apr, z.literal('unknown')], { error: 'must be a number from 0 to 99.99, or "unknown"' })
    .optional(),
  alreadyResolved: YesNoUnknown.optional(),
  consumer: YesNoUnknown.optional(),
  businessUse: YesNoUnknown.optional(),
  adaptedVehicle: YesNoUnknown.optional(),
  timeBarred: YesNoUnknown.optional(),
  noBetterDeal: YesNoUnknown.optional(),
  complained: YesNoUnknown.optional(),
  arrears: Pounds.optional(),
  calculatedOn: Day,
  conventions: strictFields({
    monthlyRate: enumOf(monthlyRateConventions),
    interestFloor: enumOf(interestFloorConventions),
  }),
}).check(({ value, issues }) => {
  if (value.calculatedOn < value.agreement.start)
    issues.push({
      code: 'custom',
      input: value.calculatedOn,
      path: ['calculatedOn'],
      message: 'must not be before agreement.start',
    })
  if (value.adequatelyDisclosed === undefined && value.disclosed === undefined)
    issues.push({
      code: 'custom',
      input: undefined,
      path: ['adequatelyDisclosed'],
      message: 'must be true, false or "unknown", or be left out for a disclosed of its own for each arrangement',
    })
})

/**
 * Left out, the product is credit of the kind covered, nothing is resolved already and there are no arrears. An
 * arrangement not named in `disclosed` follows `adequatelyDisclosed`. Every other field left out was not asked: its rule
 * stands in nobody's way and is listed under `notChecked`.
 */
export const redress = command(
  Question,
  ({ complained = 'unknown', adequatelyDisclosed, ...input }, facts, { words }) => {
    const alike = adequatelyDisclosed ?? 'unknown'
    const question: RedressQuestion = {
      ...input,
      product: input.product ?? 'credit',
      consumer: input.consumer ?? 'not-asked',
      businessUse: input.businessUse ?? 'not-asked',
      adaptedVehicle: input.adaptedVehicle ?? 'not-asked',
      alreadyResolved: input.alreadyResolved ?? false,
      timeBarred: input.timeBarred ?? 'not-asked',
      arrangements: {
        ...input.arrangements,
        discretionUsed: input.arrangements.discretionUsed ?? 'not-asked',
        tieOperative: input.arrangements.tieOperative ?? 'not-asked',
      },
      disclosed: {
        discretionary: input.disclosed?.discretionary ?? alike,
        highCommission: input.disclosed?.highCommission ?? alike,
        tie: input.disclosed?.tie ?? alike,
      },
      noBetterDeal: input.noBetterDeal ?? 'not-asked',
      cheapestApr: input.cheapestApr ?? 'not-asked',
      arrears: input.arrears ?? 0,
    }
    const law = lawFor(question.agreement.start, question.calculatedOn, facts)
    return printedRedress(question, redressUnder(question, law), law, complained, words['redress-calculator'])
  },
)
