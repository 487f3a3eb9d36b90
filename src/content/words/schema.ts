import { z } from 'zod'
import { letterKinds } from '../letters/letterKinds.ts'

const words = (says: string) => z.string().min(2).describe(says)
const Id = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .describe('Its name. Saved answers hold it: never change it.')
const Letter = z.enum(letterKinds)
const keptFacts = ['scheme.records-until', 'credit-file.years'] as const

/** What lenders write, and what each means. */
export const RepliesFile = z.strictObject({
  ombudsman: words('Said after every meaning that leads to the ombudsman.'),
  beforeAccepting: words('Said before all else of a letter that may be accepted.'),
  mayBeProvisional: words('Said of a letter that could be provisional and does not say whether it is.'),
  meanings: z
    .array(
      z.strictObject({
        id: Id,
        says: words('As offered to people who pick what the letter says rather than paste it.'),
        phrases: z
          .array(z.string())
          .min(1)
          .describe('Words it is known by, in lower case with straight apostrophes and without hyphens.'),
        butNot: z.array(z.string()).optional().describe('Words that look like it and are not.'),
        means: words('What it means, and what to do.'),
        ombudsman: z.boolean().optional().describe('Whether it leads to the ombudsman.'),
        whileSuspended: words('Added while the scheme is partly suspended.').optional(),
        settles: z
          .boolean()
          .optional()
          .describe('Whether such a letter can be accepted, which would end the matter in court too.'),
        mayBeProvisional: z
          .boolean()
          .optional()
          .describe('Whether a provisional decision can say it too. In one it starts nothing.'),
        starts: z
          .enum(['final-response', 'scheme-decision', 'opt-in-invitation'])
          .nullable()
          .describe('The clock that the date on the letter starts; null for none.'),
        next: z
          .enum([...letterKinds, 'ombudsman-pack'])
          .nullable()
          .describe('The letter to write back; null for none.'),
      }),
    )
    .describe('Everything a lender’s letter is known to say, the surest signs first.'),
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

/** The words files of tools, by the tools’ names in the manifest. */
export const wordsFiles = {
  'reply-decoder': RepliesFile,
  'evidence-checklist': EvidenceFile,
  'genuine-check': GenuineFile,
  'represented-check': RepresentedFile,
  'ombudsman-pack': PackFile,
  'access-request': AccessFile,
} as const

export type WordsTool = keyof typeof wordsFiles
export type ToolWords = { [Tool in WordsTool]: z.infer<(typeof wordsFiles)[Tool]> }
export type ReplyMeaning = ToolWords['reply-decoder']['meanings'][number]
export type EvidenceItem = ToolWords['evidence-checklist']['items'][number]
