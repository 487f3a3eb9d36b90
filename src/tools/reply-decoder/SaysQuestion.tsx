import { useTyped } from '../case/useTyped.ts'
import { Checkboxes } from '../kit/Checkboxes.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { knownLetters } from '../letters/knownLetters.ts'
import { useWords } from '../kit/useWords.ts'

const none = 'none'

/** One thing or several, from the list of what lenders write. */
export function SaysQuestion(page: QuestionProps) {
  const words = useWords('reply-decoder').says
  const options = [
    ...(knownLetters()?.signs ?? []).flatMap(({ id, says }) => (says ? [{ value: id, label: says }] : [])),
    { value: none, label: words.none },
  ]
  const [says, setSays] = useTyped<readonly string[]>(
    'says',
    (page.now.answers.checks?.['says'] ?? '').split(' ').filter(Boolean),
  )
  // "None of these" and anything else rule each other out; the later press counts.
  const pick = (values: string[]) =>
    setSays(
      values.includes(none) && !says.includes(none)
        ? [none]
        : values.filter((value) => value !== none || values.length === 1),
    )
  return (
    <Asked
      title={words.title}
      page={page}
      check={() => (says.length === 0 ? [{ box: 'says', message: words.missing }] : inChecks({ says: says.join(' ') }))}
    >
      {(faultOf) => (
        <Checkboxes
          asQuestion
          id="says"
          legend={words.title}
          hint={words.hint}
          options={options}
          values={says}
          onChange={pick}
          error={faultOf('says')}
        />
      )}
    </Asked>
  )
}
