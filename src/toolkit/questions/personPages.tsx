import { type Person, printPartialDate } from '../../casefile/caseFile.ts'
import { accepted, type DateParts } from '../../casefile/inputs/parsed.ts'
import { isUnlikelyBirth, parseDateOfBirth, parseEmail, parseName, parsePhone } from '../../casefile/inputs/person.ts'
import { QuietButton } from '../../components/Button.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { compose, updateCase, updatePerson } from '../case/snapshot.ts'
import { useDraft } from '../case/useDraft.ts'
import { faultsOf } from '../controls/ErrorSummary.tsx'
import { FieldGroup } from '../controls/Field.tsx'
import { aDate, anArea } from '../controls/looks.ts'
import { SummaryList } from '../controls/SummaryList.tsx'
import { TextInput } from '../controls/TextInput.tsx'
import type { ToolWords } from '../wordsFiles.ts'
import { AddressQuestion } from './AddressQuestion.tsx'
import { dateBoxes } from './keptDate.ts'
import { manyWords } from './laterParsers.ts'
import { PageQuestion, type QuestionProps, questionWords } from './PageQuestion.tsx'
import { aName } from './parsers.ts'
import { isAsked, ofPerson, onceAsked } from './places.ts'
import { type AnswerBinding, type At, question, reads } from './question.tsx'

const most = 5

function OtherNamesQuestion(page: QuestionProps) {
  const words = questionWords(page).otherNames
  const { person, acting } = page.now.caseFile
  const [{ 'other-names': typed }, type] = useDraft(() => ({
    'other-names': person.previousNames.length > 0 ? person.previousNames : [''],
  }))
  const setTyped = (names: string[]) => type({ 'other-names': names })
  const title = acting.as === 'self' ? words.yours : words.theirs
  const check = () => {
    const names = typed.map((name) => (name.trim() === '' ? accepted('') : parseName(name, words.about)))
    const faults = faultsOf(names.map((name, index) => [boxOf(index), name]))
    return faults.length > 0
      ? faults
      : updatePerson({
          previousNames: [...new Set(names.flatMap((name) => (name.ok && name.value ? [name.value] : [])))],
        })
  }
  return (
    <PageQuestion title={title} page={page} check={check}>
      {(faultOf, _, isOne) => (
        <FieldGroup id="other-names" legend={title} hint={words.hint} asQuestion={isOne}>
          {typed.map((name, index) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a name has no other mark than its place
              key={index}
              id={boxOf(index)}
              label={index === 0 ? words.first : fillIn(words.further, { number: index + 1 })}
              value={name}
              onChange={(value) => setTyped(typed.with(index, value))}
              error={faultOf(boxOf(index))}
              width={40}
            />
          ))}
          {typed.length < most && <QuietButton onClick={() => setTyped([...typed, ''])}>{words.add}</QuietButton>}
        </FieldGroup>
      )}
    </PageQuestion>
  )
}

const boxOf = (index: number) => `other-name-${index + 1}`

/** The earlier addresses so far, up to the one that the page counts to. */
function earlierAddresses(words: ToolWords['questions']['addressThen'], { now, about }: QuestionProps) {
  const earlier = now.caseFile.person.addresses.slice(1, Number(about) + 1)
  return (
    earlier.length > 0 && (
      <SummaryList
        rows={earlier.map(({ lines, postcode, from, to }, index) => ({
          key: String(index),
          label: fillIn(words.earlier, { number: index + 1 }),
          value: [
            ...lines,
            postcode,
            from && fillIn(words.from, { year: printPartialDate(from) }),
            to && fillIn(words.to, { year: printPartialDate(to) }),
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    )
  )
}

/** Binding of whether there is an address after the one that the page counts to: a yes begins it, a no ends the list. */
const otherAddress: AnswerBinding<string> = {
  given: (page) => {
    if (!isAsked(page)) return undefined
    return page.now.caseFile.person.addresses.length > Number(page.about) + 1 ? 'yes' : 'no'
  },
  keep: (answer, { about }) =>
    updateCase(({ agreements, person, ...caseFile }) => {
      const { addresses } = person
      const [own, further] = [addresses.slice(0, Number(about) + 1), addresses.slice(Number(about) + 1)]
      const after = further.length > 0 ? further : [{ lines: [] }]
      return {
        ...caseFile,
        // With one address only, it was the same then; with more, the letter lists them all.
        agreements: agreements.map(({ addressThen: _, ...agreement }) =>
          answer === 'no' && about === '0' ? { ...agreement, addressThen: 0 } : agreement,
        ),
        person: { ...person, addresses: answer === 'no' ? own : [...own, ...after] },
      }
    }),
}

const mostNeeds = 300
const isSelf = ({ now }: QuestionProps) => now.caseFile.acting.as === 'self'

function parseBirth(typed: DateParts, { say, page }: At) {
  if (Object.values(typed).every((part) => part.trim() === '')) return accepted(undefined)
  return parseDateOfBirth(typed, { about: say('about'), today: page.context.today })
}

const isUnlikely = (values: ReadonlyMap<string, unknown>, { context: { today } }: QuestionProps) => {
  const birth = values.get('birth')
  return typeof birth === 'string' && isUnlikelyBirth(birth, today)
}

/** An e-mail address or number stays in the case when another way to answer is chosen. */
const contact = (key: 'email' | 'phone'): AnswerBinding<Person['email']> => ({
  ...ofPerson(key),
  keep: (value, page) => (value === undefined ? compose() : ofPerson(key).keep(value, page)),
})

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
        ...reads(parseEmail, contact('email')),
      },
      phone: {
        look: { as: 'text', inputMode: 'tel', autoComplete: 'tel' },
        label: 'number',
        within: 'reveal',
        when: (boxes) => boxes['reply'] === 'phone',
        ...reads(parsePhone, contact('phone')),
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
