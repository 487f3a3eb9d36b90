import { printPartialDate } from '../../casefile/partialDate.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { updateCase } from '../case/snapshot.ts'
import { SummaryList } from '../controls/SummaryList.tsx'
import type { ToolWords } from '../wordsFiles.ts'
import type { QuestionProps } from './PageQuestion.tsx'
import { isAsked } from './places.ts'
import type { AnswerBinding } from './question.tsx'

/** The earlier addresses so far, up to the one that the page counts to. */
export function earlierAddresses(words: ToolWords['questions']['addressThen'], { now, about }: QuestionProps) {
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

/**
 * Binding of the question whether there is one more address after the one that the page counts to: the present one is 0. A yes begins it, a
 * no ends the list.
 */
export const otherAddress: AnswerBinding<string> = {
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
