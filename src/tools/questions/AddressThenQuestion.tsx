import { printPartialDate } from '../../casefile/partialDate.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { SummaryList } from '../kit/SummaryList.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

/** Whether there is one more address to add after the one that `about` counts to: the present one is 0. */
export function AddressThenQuestion(page: QuestionProps) {
  const words = questionWords(page).addressThen
  const {
    now: { caseFile, answers },
    about,
  } = page
  const place = Number(about)
  const earlier = caseFile.person.addresses.slice(1, place + 1)
  const more = place > 0
  const [answer, setAnswer] = useTyped(
    'address-then',
    !answers.asked.includes(`address-then:${about}`) ? '' : caseFile.person.addresses.length > place + 1 ? 'yes' : 'no',
  )
  const title = more ? words.titleMore : words.title
  const check = () => {
    if (answer === '') return [{ box: 'address-then', message: words.none }]
    return inCase((now) => ({
      ...now,
      // With one address only, it was the same then; with more, the letter lists them all.
      agreements: now.agreements.map(({ addressThen: _, ...agreement }) =>
        answer === 'no' && !more ? { ...agreement, addressThen: 0 } : agreement,
      ),
      person: {
        ...now.person,
        addresses:
          answer === 'no'
            ? now.person.addresses.slice(0, place + 1)
            : now.person.addresses.length > place + 1
              ? now.person.addresses
              : [...now.person.addresses, { lines: [] }],
      },
    }))
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <>
          {more && (
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
          )}
          <Radios
            asQuestion
            id="address-then"
            legend={title}
            hint={words.hint}
            options={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: more ? words.noMore : words.no },
            ]}
            value={answer}
            onChange={setAnswer}
            error={faultOf('address-then')}
          />
        </>
      )}
    </Asked>
  )
}
