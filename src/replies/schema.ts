import { z } from 'zod'
import { caseEventKinds } from '../casefile/caseKinds.ts'
import { followUpKinds, nextLetterKinds } from '../content/letters/letterKinds.ts'
import { oneOf } from '../content/pagePath.ts'
import { words } from '../content/words/fields.ts'
import type { Model } from '../deciding/linearModel.ts'
import { WebAddress } from '../facts/formats.ts'
import { addressees, asks, ombudsmanTests, readings, stages, startingEvents } from './lenderLetter.ts'

const Id = z.string().regex(/^[a-z0-9-]+$/)

// `lenderLetterFaults` checks these fields by the list they name.
const SignId = oneOf('sign', Id.clone())
const SignIds = z.array(SignId)
const KindId = oneOf('kind of letter', Id.clone())

const Patterns = z.array(z.string().min(2)).min(1)

const RuleOfSigns = z.strictObject({
  all: SignIds.optional().describe('Signs that it all bears.'),
  any: SignIds.optional().describe('Signs of which it bears one at least.'),
  none: SignIds.optional().describe('Signs that speak against it.'),
})

const Points = z.array(
  z.strictObject({
    says: words('Completes “The letter must say”.'),
    asks: words('The same as the reader asks the lender for it, where that is worded otherwise.').optional(),
    status: z.enum(readings).optional().describe('Where this was read less well than the rest.'),
    patterns: Patterns.describe('How letters put it.'),
  }),
)

/** One kind of letter that a lender sends. */
export const LenderLetterFile = z.strictObject({
  name: words('What it is called.'),
  annex: z.int().min(1).optional().describe('The annex of CONRED 5 and 6 that says what it holds, where one does.'),
  status: z.enum(readings).describe('How much of what is said here was read in the rules themselves.'),
  source: z
    .strictObject({ title: words('The page.'), url: WebAddress.describe('Its address.') })
    .optional()
    .describe('Where it was read. Left out where no rule asks for such a letter.'),
  to: z.enum(addressees).describe('Whether those who get it had complained.'),
  who: words('Who gets it.'),
  when: words('When it comes.'),
  code: oneOf('fact', z.string()).optional().describe('The fact that holds the code printed on it.'),
  stage: z.enum(stages).nullable().describe('Before or at the lender’s last word; null where it decides nothing.'),
  starts: z.enum(startingEvents).nullable().describe('The clock that its date starts; null for none.'),
  ombudsmanTest: z
    .enum(ombudsmanTests)
    .nullable()
    .describe('What the ombudsman asks of it; null before it can go there.'),
  sendBack: z
    .enum([...nextLetterKinds, ...followUpKinds, 'ombudsman-pack'])
    .nullable()
    .describe('The letter to write back; null for none.'),
  twin: KindId.optional().describe(
    'The letter that says the same to those of whom the opposite is true: who had complained, or had not.',
  ),
  keptAs: z.enum(caseEventKinds).optional().describe('What it is among the dates of a case, where it starts no clock.'),
  means: words('What it means, in plain words.'),
  clock: words('What it starts, and what it does not.'),
  act: words('What may be done, and by when.'),
  whileSuspended: words('Added while the scheme is partly suspended.').optional(),
  needs: SignIds.optional().describe('Signs of which every such letter bears one: without, it is not taken for it.'),
  known: z.array(RuleOfSigns).min(1).describe('The signs it is known by: one of these must hold.'),
  contains: Points.optional().describe('What it must hold.'),
})

const stageSigns = z.record(SignId, z.int().min(1).max(3))

/** Sentences of lenders’ letters, by which they are told apart. */
export const LenderSignsFile = z.strictObject({
  stages: z
    .strictObject({
      provisional: stageSigns.describe('Before the last word.'),
      final: stageSigns.describe('The last word.'),
    })
    .describe('What each sign weighs: 3 where a letter names itself so, less where it only behaves so.'),
  callsItself: z
    .strictObject({ provisional: SignIds.describe('Provisional.'), final: SignIds.describe('The last word.') })
    .describe('The signs by which a letter says in so many words what it is.'),
  complained: z
    .strictObject({ yes: SignIds.describe('Had complained.'), no: SignIds.describe('Had not.') })
    .describe('The signs that the person had complained, and that not.'),
  others: z
    .array(
      z.strictObject({
        id: Id.describe('Its name, for its examples.'),
        seems: words('Completes “This seems to be”.'),
        next: words('What to do with it, where there is anything to do.').optional(),
        signs: SignIds.optional().describe('One of these is enough to know it by.'),
        unless: SignIds.optional().describe('Unless it bears one of these.'),
      }),
    )
    .describe('What people paste that is no letter of a lender about this.'),
  irrelevant: z
    .strictObject({
      always: SignIds.describe('One is enough.'),
      others: SignIds.describe('One is enough, unless the letter bears one of the next.'),
      unless: SignIds.describe('Signs that only a letter about this bears.'),
    })
    .describe('The signs of what no lender sends about this.'),
  negation: z.string().describe('Words that deny what follows them closely.'),
  letters: z.array(KindId).describe('Every kind of letter, the one that counts first where several fit.'),
  groups: z.record(Id, z.string()).describe('Groups of words that patterns name.'),
  signs: z
    .array(
      z.strictObject({
        id: Id.describe('Its name. Saved answers hold it: never change it.'),
        says: words('As offered to people who pick what the letter says. Left out, it is not offered.').optional(),
        means: words('What it means, and what to do, where it is a point of its own.').optional(),
        whileSuspended: words('Added while the scheme is partly suspended.').optional(),
        next: z.enum(nextLetterKinds).optional().describe('The letter that answers this point.'),
        settles: z
          .literal(true)
          .optional()
          .describe('A letter that says this can be accepted, and that ends the matter.'),
        contains: Points.optional().describe('What a letter that says this has to deal with.'),
        picked: SignIds.optional().describe('Signs that go without saying for those who pick this one.'),
        patterns: Patterns.describe('How letters put it.'),
        leftOut: z
          .literal(true)
          .optional()
          .describe('Sentences that say this are no part of the letter: it is read without them.'),
        butNot: Patterns.optional().describe('What looks like it and is not: it is left out of what is searched.'),
      }),
    )
    .describe('Everything a letter can say by which it is told from others.'),
})

/** Letters in many voices, and what each must be taken for. */
export const LenderLetterCasesFile = z.array(
  z.strictObject({
    name: words('What is special about it.'),
    text: z.string().min(4).describe('The letter as it is pasted.'),
    complained: z.boolean().optional().describe('Whether the person had complained, where that is known.'),
    letters: z.array(KindId).describe('The kinds it must be taken for, in the order in which they stand in it.'),
    asks: z.array(z.enum(asks)).optional().describe('What must be asked to tell them apart.'),
    other: oneOf('other kind', Id.clone())
      .optional()
      .describe('What it is, where it is no such letter: the name of one of the others.'),
    misread: z
      .literal(true)
      .optional()
      .describe('It is not read rightly yet: kept for what it teaches, and for who mends that.'),
  }),
)

/** One kind of letter, with its name in the rules of recognition. */
export type LenderLetterKind = z.infer<typeof LenderLetterFile> & { id: string }
/** The part of it that tells it from others. */
export type KnownLetter = Pick<
  LenderLetterKind,
  'id' | 'stage' | 'to' | 'starts' | 'ombudsmanTest' | 'twin' | 'needs' | 'known'
>
export type Sign = z.infer<typeof LenderSignsFile>['signs'][number]
/** Rules for reading signs together. */
export type SignRules = Pick<z.infer<typeof LenderSignsFile>, 'stages' | 'callsItself' | 'complained' | 'irrelevant'>
/** All that is known of the letters that lenders send, in the order of preference. */
export type LenderLetters = Omit<z.infer<typeof LenderSignsFile>, 'letters'> & { letters: readonly LenderLetterKind[] }
/** The same with what their cases teach, as whoever reads letters gets it. */
export type TaughtLetters = LenderLetters & { model: Model }
