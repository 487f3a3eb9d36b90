import { ActingQuestion } from './ActingQuestion.tsx'
import { AddressQuestion } from './AddressQuestion.tsx'
import { AddressThenQuestion } from './AddressThenQuestion.tsx'
import { BirthQuestion } from './BirthQuestion.tsx'
import { NameQuestion } from './NameQuestion.tsx'
import { NeedsQuestion } from './NeedsQuestion.tsx'
import { OtherNamesQuestion } from './OtherNamesQuestion.tsx'
import { ReplyQuestion } from './ReplyQuestion.tsx'

/** The questions about the person, by the names of their steps. */
export const personQuestions = {
  acting: ActingQuestion,
  name: NameQuestion,
  'other-names': OtherNamesQuestion,
  birth: BirthQuestion,
  address: AddressQuestion,
  'address-then': AddressThenQuestion,
  reply: ReplyQuestion,
  needs: NeedsQuestion,
}
