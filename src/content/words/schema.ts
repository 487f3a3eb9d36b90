import { z } from 'zod'
import { caseEventKinds } from '../../casefile/caseFile.ts'
import { letterKinds } from '../letters/letterKinds.ts'
import { wordings } from '../../rules/redress/reason.ts'
import { clockNames } from '../../rules/deadlines/clock.ts'
import { PapersFile } from './papersFile.ts'

const words = (says: string) => z.string().min(2).describe(says)
const Id = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .describe('Its name. Saved answers hold it: never change it.')
const Letter = z.enum(letterKinds)
const keptFacts = ['scheme.records-until', 'credit-file.years'] as const

/** A question with an answer for those who cannot tell. */
const asked = <const Options extends Record<string, z.ZodString>>(options: Options) =>
  z.strictObject({
    title: words('The question.'),
    hint: words('What helps to answer it.'),
    options: z.strictObject({ ...options, unsure: words('For those who cannot tell.') }).describe('The answers.'),
  })

/** What the decoder says around the letters that content/lender-letters describes. */
export const RepliesFile = z.strictObject({
  beforeAccepting: words('Said before all else of a letter that may be accepted.'),
  mayBeProvisional: words('Said of a letter that could be provisional, where the reader cannot tell either.'),
  stage: asked({
    provisional: words('For a letter that is not the last word.'),
    final: words('For one that is.'),
  }).describe('Asked where the words leave open whether the letter is provisional.'),
  complained: asked({ yes: words('For those who had.'), no: words('For those who had not.') }).describe(
    'Asked where two letters differ only by whom they go to.',
  ),
  several: words('Said where several letters were pasted.'),
  couldBe: words('Stands above the kinds that one letter may be.'),
  tests: z
    .strictObject({
      'fair-and-reasonable': words('Where it asks what is fair and reasonable.'),
      scheme: words('Where it asks what the scheme should have given.'),
    })
    .describe('What the ombudsman asks of a letter.'),
  inferred: words('Said of a kind of letter whose rule was not read, or not as a whole.'),
  check: z
    .strictObject({
      title: words('Its heading.'),
      intro: words('What was looked for.'),
      found: words('Said of a point whose words stand there.'),
      missing: words('Said of one whose words do not.'),
      ask: words('The button to the letter that asks for them.'),
    })
    .describe('The check of a letter, point by point.'),
})

/** The papers that can help, and what to try without any. */
export const EvidenceFile = z.strictObject({
  first: words('Said first, always.'),
  items: z
    .array(
      z.strictObject({
        id: Id,
        label: words('What the paper or detail is.'),
        need: z.enum(['essential', 'helps', 'later']).describe('How much it is needed.'),
        essentialAt: z
          .array(z.enum(['before', 'after-complaint', 'ombudsman']))
          .optional()
          .describe('Stages at which it becomes essential.'),
        why: words('What it is good for.'),
        whereToFind: z.array(z.string().min(2)).min(1).describe('Where to look.'),
        ifMissing: z
          .strictObject({
            tip: words('What to do without it.'),
            letter: Letter.nullable().describe('The letter that asks for it; null for none.'),
          })
          .describe('When it cannot be found.'),
        kept: z
          .strictObject({
            by: words('Who usually keeps it.'),
            until: z.literal('scheme.records-until').optional().describe('The fact that says until when.'),
            years: z.literal('credit-file.years').optional().describe('The fact that says for how many years.'),
          })
          .describe('How long others usually keep it.'),
        onlyFor: z
          .enum(['pcp', 'joint-or-renamed', 'moved'])
          .optional()
          .describe('Left out when a case cannot have it.'),
      }),
    )
    .describe('The papers and details, the most useful first.'),
  ladder: z
    .array(
      z.strictObject({
        id: Id,
        title: words('What to do, in a few words.'),
        how: words('How to do it.'),
        next: z
          .strictObject({
            letter: Letter.nullable().describe('The letter to write; null for none.'),
            tool: z.literal('lender-finder').nullable().describe('The tool to use; null for none.'),
          })
          .describe('Where it leads.'),
        fact: z.enum(keptFacts).optional().describe('The fact to print beside it.'),
      }),
    )
    .describe('What to try when every paper is gone, the cheapest first.'),
})

const verdict = z.strictObject({
  title: words('The result, as its heading.'),
  advice: words('What to do.'),
})

/** The check whether a message is genuine. */
export const GenuineFile = z.strictObject({
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.'), why: words('Why a yes is a sign.') }))
    .describe('Signs of a false message. The first is enough on its own.'),
  verdicts: z
    .strictObject({
      scam: verdict.describe('When it asks for money or a code.'),
      'check-first': verdict.describe('When there is any other sign.'),
      'no-signs': verdict.describe('When there is none.'),
    })
    .describe('What the answers come to.'),
})

/** The check whether a firm already acts for someone. */
export const RepresentedFile = z.strictObject({
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.') }))
    .describe('Signs that a firm already acts.'),
  verdicts: z
    .strictObject({
      likely: verdict.describe('When there is any sign.'),
      'not-sure': verdict.describe('When something is not known.'),
      unlikely: verdict.describe('When there is none.'),
    })
    .describe('What the answers come to.'),
})

/** What can be wrong with a lender’s answer. */
export const PackFile = z.strictObject({
  reasons: z
    .array(
      z.strictObject({
        id: Id,
        label: words('As offered in the list, and as it stands in the pack.'),
        short: words('Completes "I disagree because".'),
        reasons: z.array(z.string().min(2)).describe('What the pack says about it, a point each.'),
      }),
    )
    .describe('Parts of a lender’s answer that someone may disagree with.'),
})

/** What an access request can ask for, and what to make of the answer. */
export const AccessFile = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: Id,
        label: words('As offered in the list.'),
        asks: words('As the letter asks for it.'),
      }),
    )
    .describe('What a request can ask for.'),
  verdicts: z
    .record(z.string(), z.string().min(10))
    .describe('Why the firm may do what it did or may not, by what it did.'),
})

const rulesInWords = Object.fromEntries(
  Object.entries<readonly string[]>(wordings).map(([rule, ways]) => [
    rule,
    z
      .strictObject(Object.fromEntries(ways.map((way) => [way, words('As it is said when this is what was found.')])))
      .describe('What is said of this rule.'),
  ]),
)

const step = words('What is worked out, or found, here.')
const label = words('As it stands on the result.')

/** What the redress rules found. Names in braces are values of the agreement: the rule gives them, and no others. */
export const RedressFile = z.strictObject({
  rules: z.strictObject(rulesInWords).describe('What is said of each rule, by what was found.'),
  steps: z
    .strictObject({
      rate: step,
      instalment: step,
      'instalment-balloon': step,
      cost: step,
      cut: step,
      adjusted: step,
      loss: step,
      'loss-interest': step,
      commission: step,
      'commission-interest': step,
      hybrid: step,
      'commission-cap': step,
      'adjusted-cost-cap': step,
      'actual-cost-cap': step,
      arrears: step,
    })
    .describe('The steps of the working, each said before its figure.'),
  remedies: z
    .strictObject({ commission: step, hybrid: step, unknown: step, none: step })
    .describe('Which remedy applies, and why.'),
  parts: z
    .strictObject({ title: label, conditions: label, arrangements: label, unfairness: label, remedy: label })
    .describe('What each part of the rules asks.'),
  answers: z
    .strictObject({ yes: label, no: label, unknown: label, unchecked: label })
    .describe('The answers to those; the last where some of it was not asked.'),
  caps: z
    .strictObject({
      caption: label,
      cap: label,
      limit: label,
      withInterest: label,
      effect: label,
      commission: label,
      'adjusted-cost': label,
      'actual-cost': label,
      binds: label,
      idle: label,
      unknown: label,
    })
    .describe('The table of the caps.'),
  letter: z
    .strictObject({
      title: label,
      lead: label,
      '3': label,
      '4': label,
      '5': label,
      '6': label,
      '7': label,
      none: label,
      ifComplained: label,
      ifNotComplained: label,
      scheme: label,
      'fair-and-reasonable': label,
      noTest: label,
      thinRecords: label,
    })
    .describe('The letter a lender would send, by its annex, and the ombudsman’s test.'),
  notChecked: z.strictObject({ title: label, lead: label }).describe('The list of what was not checked.'),
})

/** What follows from each clock, and from what starts none. */
export const DatesFile = z.strictObject({
  clocks: z
    .record(
      z.enum(clockNames),
      z.strictObject({
        from: words('What it is counted from.'),
        ifPassed: words('What to do when its last day has passed.'),
        ifPaused: words('Why it stands still, where it can.').optional(),
      }),
    )
    .describe('Every clock, by its name.'),
  notes: z
    .strictObject({
      provisionalDecision: words('Of a provisional decision.'),
      optInReminder: words('Of a reminder of the invitation.'),
      sarClarifyAsked: words('Of a question from the firm about what is wanted.'),
    })
    .describe('What to know about things that start no clock.'),
  kinds: z
    .array(
      z.strictObject({
        title: label,
        kinds: z.array(z.enum(caseEventKinds)).min(1).describe('What can have happened, by its name, in order.'),
      }),
    )
    .refine(
      (groups) => groups.flatMap(({ kinds }) => kinds).toSorted().join() === caseEventKinds.toSorted().join(),
      `Name each kind once in one group: ${caseEventKinds.join(', ')}`,
    )
    .describe('What can have happened, in groups under headings.'),
})

/** The words files of tools, by the tools’ names in the manifest. */
export const wordsFiles = {
  'reply-decoder': RepliesFile,
  'evidence-checklist': EvidenceFile,
  'genuine-check': GenuineFile,
  'represented-check': RepresentedFile,
  'ombudsman-pack': PackFile,
  'access-request': AccessFile,
  'redress-calculator': RedressFile,
  deadlines: DatesFile,
  papers: PapersFile,
} as const

export type WordsTool = keyof typeof wordsFiles
export type ToolWords = { [Tool in WordsTool]: z.infer<(typeof wordsFiles)[Tool]> }
export type PapersWords = ToolWords['papers']
export type EvidenceItem = ToolWords['evidence-checklist']['items'][number]
