import { z } from 'zod'
import { oneOf } from '../content/pagePath.ts'
import { eachOnce, words } from '../content/words/fields.ts'
import { PlausibleDay } from '../facts/formats.ts'
import { schemeStates } from '../facts/schema.ts'
import type { LetterClock } from './letterClock.ts'
import { predicateNames } from './predicates.ts'

/** Words that the page's address uses for something else. */
const reserved = ['at', 'of', 'change']

const Id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'use small letters, numbers and hyphens')
  .refine((id) => !reserved.includes(id), `is one of the words the page’s address needs: ${reserved.join(', ')}`)
const FromFact = z.strictObject({ fact: oneOf('facts', z.string()).describe('The fact that holds it, by its id.') })
const Limit = z.union([z.number(), FromFact])
const DayOrFact = z.union([PlausibleDay, FromFact])

/** One plain test. It names one question and makes one comparison, or names a predicate; there is no "and" or "or". */
export const FlowConditionFile = z
  .strictObject({
    question: Id.optional().describe(
      'The question whose answer is tested. It must have been asked by then, whatever was answered.',
    ),
    is: z.string().optional().describe('The answer is exactly this.'),
    anyOf: z.array(z.string()).min(2).optional().describe('The answer is one of these.'),
    below: Limit.optional().describe('The number is less than this. Numbers that come from law are { fact: id }.'),
    atLeast: Limit.optional().describe('The number is this or more.'),
    before: DayOrFact.optional().describe('The date is certainly before this day.'),
    onOrAfter: DayOrFact.optional().describe('The date is certainly this day or later.'),
    rule: z
      .enum(predicateNames)
      .optional()
      .describe('A predicate in src/flows/predicates.ts, for what one comparison cannot say.'),
  })
  .superRefine((condition, issues) => {
    const made = comparisons.filter((name) => condition[name] !== undefined)
    if (
      condition.rule !== undefined
        ? made.length > 0 || condition.question !== undefined
        : made.length !== 1 || condition.question === undefined
    ) {
      issues.addIssue({
        code: 'custom',
        message: `write one question with one of ${comparisons.join(', ')}, or a rule alone`,
      })
    }
  })

const comparisons = ['is', 'anyOf', 'below', 'atLeast', 'before', 'onOrAfter'] as const

const Step = z.strictObject({
  when: FlowConditionFile.optional().describe('Left out on the last step, which is taken when no other is.'),
  go: Id.describe('The next question, or an outcome.'),
})

const common = {
  ask: words('The question, as the visitor reads it.', 5),
  short: words('What the answer is called where answers are checked: "Kind of finance".'),
  hint: words('What helps to answer, or why it is asked. Markdown of a line or two.').optional(),
  next: z
    .array(Step)
    .min(1)
    .optional()
    .describe('The first step whose "when" holds is taken. Left out when every option has its own "go".'),
}

/** Lenders’ letters that answer a question, by their files’ names. */
const letters = (how: string) => z.array(oneOf('lenderLetters', Id.clone())).min(1).optional().describe(how)

/** Label of the box for those who cannot answer: "I do not know". Left out where an answer is needed. */
const unknown = words('What someone ticks who cannot answer: "I do not know".').optional()

const Question = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('choice'),
    error: words('What is said when nothing was chosen.')
      .startsWith('Select ')
      .describe('What is said when nothing was chosen.'),
    options: z
      .array(
        z.strictObject({
          value: Id.describe('The name that steps and journeys use.'),
          label: words('The words beside the button.'),
          hint: words('What helps to choose it.').optional(),
          go: Id.optional().describe('Where this option leads, when the question’s own "next" is not to decide.'),
          letters: letters('The letters in content/lender-letters that say so: brought as papers, they choose it.'),
        }),
      )
      .min(2)
      .superRefine(eachOnce('value'))
      .superRefine(eachOnce('label'))
      .describe('The answers to choose from.'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('date'),
    about: words('Completes "Enter the date …".'),
    unknown,
    letters: letters('The letters in content/lender-letters whose date this is: brought as papers, they give it.'),
    notBefore: Id.optional().describe('Another date that this one cannot be before.'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('month'),
    what: words('Completes "Enter the month and year …".'),
    unknown,
  }),
  z.strictObject({
    ...common,
    kind: z.literal('money'),
    least: z.number().optional().describe('The smallest answer that makes sense.'),
    most: z.number().optional().describe('The largest.'),
    unknown,
    noMoreThan: Id.optional().describe('Another sum that this one cannot be above.'),
  }),
  z.strictObject({ ...common, kind: z.literal('apr'), unknown }),
  z.strictObject({ ...common, kind: z.literal('months'), unknown }),
])

const outcomeClocks = ['ombudsman', 'opt-in'] as const satisfies readonly LetterClock[]

const Outcome = z.strictObject({
  title: words('The answer, as it stands on the panel.', 5),
  body: words('Why, the button to what comes next ({% next %}), and what else to know. Markdown.', 20),
  clock: z.enum(outcomeClocks).optional().describe('The date to show with it.'),
  sum: z.boolean().optional().describe('True when the tool works out a sum here.'),
  fee: z
    .boolean()
    .optional()
    .describe(
      'True when what our service would cost stands under it, after the free way: only where a step of the visitor’s own is open, and no firm, court or ombudsman has the case.',
    ),
})

const Note = z.strictObject({
  when: FlowConditionFile.describe('When it is added.'),
  body: words('The words. Markdown.', 20),
})

/** content/flows/<tool>.yaml: what a tool asks, in which order, and where each answer leads. */
export const FlowFile = z.strictObject({
  start: Id.describe('The first question.'),
  several: z
    .strictObject({
      one: words('What one run through the questions is about: "agreement".'),
      another: words('The button that starts another: "Add another agreement".'),
      most: z.number().int().min(2).max(20).describe('How many runs at most.'),
    })
    .optional()
    .describe('When the questions may be run through for several things in turn.'),
  questions: z.record(Id, Question).describe('Every question, by its id.'),
  outcomes: z.record(Id, Outcome).describe('Every way it can end, by its id.'),
  notes: z.record(Id, Note).optional().describe('Words added under any outcome when their "when" holds.'),
})

/** content/flows/<tool>.journeys.yaml: walks through the questions that must end where they say. */
export const JourneysFile = z
  .array(
    z.strictObject({
      name: words('Who this is, in plain words.', 5),
      on: PlausibleDay.describe('The day it happens.'),
      state: z.enum(schemeStates).optional().describe('The state the scheme is then in; left out: as the facts say.'),
      answers: z.record(Id, z.string()).describe('Each question’s answer, as the address of the tool writes it.'),
      ends: Id.describe('The outcome it must reach.'),
    }),
  )
  .min(1)

export type Flow = z.infer<typeof FlowFile>
export type FlowQuestion = Flow['questions'][string]
export type FlowCondition = z.infer<typeof FlowConditionFile>
export type FlowJourney = z.infer<typeof JourneysFile>[number]
