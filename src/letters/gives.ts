import type { PlainDate } from '../dates/plainDate.ts'
import { agreementTypes } from '../casefile/caseFile.ts'
import { schemeStates } from '../facts/schema.ts'
import type { Row } from './fill.ts'

/**
 * What the answers can put into each letter: kinds of blanks ("?" for those that may be missing), and the values a
 * condition can have. Letters declare what they use of it, and `npm run check` holds both together.
 */
export type Kind = 'text' | 'text?' | 'date' | 'date?' | 'sum?' | 'count' | 'list' | 'rows'
export type Gives = Readonly<Record<string, Kind | readonly string[]>>

/** The values that fill what is given. */
export type ValuesFor<G extends Gives> = { [Name in keyof G]: ValueOf<G[Name]> }
type ValueOf<K> =
  K extends readonly (infer Value)[] ? Value
    : K extends 'text' ? string
      : K extends 'text?' ? string | undefined
        : K extends 'date' ? PlainDate
          : K extends 'date?' ? PlainDate | undefined
            : K extends 'sum?' ? number | undefined
              : K extends 'count' ? number
                : K extends 'list' ? readonly string[] : readonly Row[]

const yesOrNo = ['yes', 'no'] as const
/** None, one or several. */
const howMany = ['none', 'one', 'several'] as const

const signing = { acting: ['self', 'attorney', 'helper', 'executor'], name: 'text', writer: 'text?' } as const

/** What is known of whoever writes, for any letter. */
const sender = {
  ...signing,
  for: ['self', 'other'],
  proof: ['attached', 'later'],
  'answer-by': ['email', 'phone', 'post'],
  needs: 'text?',
  'earlier-names': 'text?',
  born: 'date?',
  'address-then': ['same', 'other'],
  'earlier-addresses': 'rows',
} as const

const agreements = { agreements: 'list', 'how-many': howMany } as const

/** An answer to a letter from the lender: its date, and the code on it. */
const answering = { ...sender, ...agreements, about: 'date', code: 'text?', scheme: schemeStates } as const

export const gives = {
  'next/no-reply': { ...sender, ...agreements, received: 'date', due: 'date?' },
  'next/opt-in': answering,
  'next/search-again': answering,
  'next/explain-decision': answering,
  'next/time-limit': answering,
  'next/not-represented': answering,
  'next/explain-offer': answering,
  'next/send-information': answering,
  'next/right-firm': answering,
  'next/brand-link': answering,
  'next/set-off': answering,
  'parts/agreement': { type: agreementTypes, start: 'text?', end: 'text?', number: 'text?', plates: howMany, plate: 'text', brand: 'text?', dealer: 'text?', joint: yesOrNo, 'joint-with': 'text?' },
  'parts/earlier-address': { address: 'text', from: 'text?', to: 'text?' },
  'parts/signature': signing,
} as const satisfies Record<string, Gives>

export type SigningGives = typeof signing
export type SenderGives = typeof sender
export type AgreementsGives = typeof agreements
export type LetterId = keyof typeof gives
export type ValuesOf<Id extends LetterId> = ValuesFor<(typeof gives)[Id]>
