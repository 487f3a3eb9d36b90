import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

/** The most characters it may have. */
const most = 100

/** Who arranged the finance. Optional. */
export function DealerQuestion(page: QuestionProps) {
  const words = questionWords(page).dealer
  const {
    now: { caseFile },
    about,
  } = page
  const [typed, setTyped] = useTyped('dealer', () => agreementOf(caseFile, about)?.dealer ?? '')
  const check = () => {
    const dealer = oneLine(typed)
    if ([...dealer].length > most) return [{ box: 'dealer', message: fillIn(words.tooLong, { most }) }]
    return inAgreement(about, ({ dealer: _, ...agreement }) => ({ ...agreement, ...(dealer ? { dealer } : {}) }))
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="dealer"
          label={words.optional}
          hint={words.hint}
          value={typed}
          onChange={setTyped}
          error={faultOf('dealer')}
          width={40}
        />
      )}
    </Asked>
  )
}
