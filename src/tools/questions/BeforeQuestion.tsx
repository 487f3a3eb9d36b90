import { Filled } from '../../components/Filled.tsx'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import { inTurn, inAnswers, inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** Whether there is a complaint already, or a firm that acts. Either leads to a page that explains, not to an error. */
export function BeforeQuestion(page: QuestionProps) {
  const words = questionWords(page).before
  const {
    caseFile: { representative },
    answers,
  } = page.now
  const [before, setBefore] = useTyped(
    'before',
    representative ? 'firm' : answers.complainedBefore ? 'self' : answers.asked.includes('before') ? 'no' : '',
  )
  const [firm, setFirm] = useTyped('firm', representative?.name ?? '')
  const check = () => {
    const name = firm.trim() === '' ? accepted('') : parseName(firm, words.nameAbout)
    const faults = faultsOf([
      ['before', before ? null : words.none],
      ['firm', before === 'firm' ? name : null],
    ])
    if (faults.length > 0) return faults
    return inTurn(
      inAnswers({ complainedBefore: before === 'self' }),
      inCase(({ representative: _, ...caseFile }) => ({
        ...caseFile,
        ...(before === 'firm' && name.ok ? { representative: { ...representative, name: name.value } } : {}),
      })),
    )
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="before"
            legend={words.title}
            value={before}
            onChange={setBefore}
            error={faultOf('before')}
            options={[
              { value: 'no', label: words.no },
              { value: 'self', label: words.self },
              {
                value: 'firm',
                label: words.firm,
                hint: <Filled words={words.firmHint} />,
              },
            ]}
          />
          {before === 'firm' && (
            <div className="reveal">
              <TextInput
                id="firm"
                label={words.name}
                value={firm}
                onChange={setFirm}
                error={faultOf('firm')}
                width={40}
              />
            </div>
          )}
        </>
      )}
    </Asked>
  )
}
