import { ActingQuestion } from './ActingQuestion.tsx'
import { AddressQuestion } from './AddressQuestion.tsx'
import { AddressThenQuestion } from './AddressThenQuestion.tsx'
import { BeforeQuestion } from './BeforeQuestion.tsx'
import { BirthQuestion } from './BirthQuestion.tsx'
import { NameQuestion } from './NameQuestion.tsx'
import { NeedsQuestion } from './NeedsQuestion.tsx'
import { OtherNamesQuestion } from './OtherNamesQuestion.tsx'
import { ReplyQuestion } from './ReplyQuestion.tsx'

/** The pages of the questions about the person and what they did before, by the names of their steps. */
export const personPages = {
  acting: ActingQuestion,
  name: NameQuestion,
  'other-names': OtherNamesQuestion,
  birth: BirthQuestion,
  address: AddressQuestion,
  'address-then': AddressThenQuestion,
  reply: ReplyQuestion,
  needs: NeedsQuestion,
  before: BeforeQuestion,
}
