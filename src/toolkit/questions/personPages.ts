import type { Person } from '../../casefile/caseFile.ts'
import { isUnlikelyBirth, parseDateOfBirth, parseEmail, parsePhone } from '../../casefile/inputs/person.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import type { DateTyped } from '../../casefile/toolAnswers.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { compose } from '../case/snapshot.ts'
import { AddressQuestion } from './AddressQuestion.tsx'
import { earlierAddresses, otherAddress } from './earlierAddresses.tsx'
import { type QuestionProps, questionWords } from './PageQuestion.tsx'
import { dateBoxes } from './keptDate.ts'
import { OtherNamesQuestion } from './OtherNamesQuestion.tsx'
import { aName, plainParser } from './parsers.ts'
import { manyWords } from './laterParsers.ts'
import { onceAsked, ofPerson } from './places.ts'
import { type At, type AnswerBinding, question, reads } from './question.tsx'
import { aDate, anArea } from '../controls/looks.ts'

const mostNeeds = 300
const isSelf = ({ now }: QuestionProps) => now.caseFile.acting.as === 'self'

/** A day of birth; none is fine. */
function parseBirth(typed: DateTyped, { say, page }: At) {
  if (Object.values(typed).every((part) => part.trim() === '')) return accepted(undefined)
  return parseDateOfBirth(typed, { about: say('about'), today: page.context.today })
}

/** Check whether someone of that birthday would be very young or very old. */
const isUnlikely = (values: ReadonlyMap<string, unknown>, { context: { today } }: QuestionProps) => {
  const birth = values.get('birth')
  return typeof birth === 'string' && isUnlikelyBirth(birth, today)
}

/** An e-mail address or number stays in the case when another way to answer is chosen. */
const contact = (key: 'email' | 'phone'): AnswerBinding<Person['email']> => ({
  ...ofPerson(key),
  keep: (value, page) => (value === undefined ? compose() : ofPerson(key).keep(value, page)),
})

/** The questions about the person, by the names of their steps. */
export const personPages = {
  name: question((page: QuestionProps) => questionWords(page).name, {
    fields: {
      'full-name': {
        look: { as: 'text', width: 40, autoComplete: 'name' },
        hint: ({ yours, notTheirs }, page) => (isSelf(page) ? yours : notTheirs),
        ...reads(aName('about', 'none'), ofPerson('fullName')),
      },
    },
  }),

  'other-names': OtherNamesQuestion,

  birth: question((page: QuestionProps) => questionWords(page).birth, {
    title: ({ yours, theirs }, page) => (isSelf(page) ? yours : theirs),
    fields: {
      birth: {
        look: aDate({ birthday: true }),
        label: ({ optional, yours, theirs }, page) => fillIn(optional, { question: isSelf(page) ? yours : theirs }),
        ...reads(parseBirth, ofPerson('dob', dateBoxes)),
      },
    },
    // It tells two people of one name apart; an unlikely one is asked about once.
    doubt: { when: isUnlikely, says: 'doubt', button: 'sure' },
  }),

  address: AddressQuestion,

  'address-then': question((page: QuestionProps) => questionWords(page).addressThen, {
    title: ({ title, titleMore }, { about }) => (about === '0' ? title : titleMore),
    above: earlierAddresses,
    fields: {
      'address-then': {
        look: { as: 'choice' },
        options: ({ yes, no, noMore }, { about }) => [
          { value: 'yes', label: yes },
          { value: 'no', label: about === '0' ? no : noMore },
        ],
        place: otherAddress,
      },
    },
  }),

  reply: question((page: QuestionProps) => questionWords(page).reply, {
    fields: {
      reply: { look: { as: 'choice' }, options: ['email', 'post', 'phone'], place: onceAsked(ofPerson('contactBy')) },
      email: {
        look: { as: 'text', width: 40, inputMode: 'email', autoComplete: 'email' },
        label: 'address',
        within: 'reveal',
        when: (boxes) => boxes['reply'] === 'email',
        ...reads(plainParser(parseEmail), contact('email')),
      },
      phone: {
        look: { as: 'text', inputMode: 'tel', autoComplete: 'tel' },
        label: 'number',
        within: 'reveal',
        when: (boxes) => boxes['reply'] === 'phone',
        ...reads(plainParser(parsePhone), contact('phone')),
      },
    },
  }),

  needs: question((page: QuestionProps) => questionWords(page).needs, {
    fields: {
      needs: {
        look: anArea({ rows: 3, most: mostNeeds }),
        label: 'optional',
        ...reads(manyWords(mostNeeds), ofPerson('supportNeeds')),
      },
    },
  }),
}
