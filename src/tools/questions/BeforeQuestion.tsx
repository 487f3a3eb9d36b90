import { Filled } from '../../components/Filled.tsx'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import { inTurn, inAnswers, inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'
import { complainedSoFar } from './complainedSoFar.ts'
import { inChecks } from './inChecks.ts'

/**
 * Whether there is a complaint already, or a firm that acts. For a complaint either ends the way, with a page that explains;
 * for the ombudsman (`about` is "pack") a complaint is what opens it.
 */
export function BeforeQuestion(page: QuestionProps) {
  const { before: words, complained } = questionWords(page)
  const {
    caseFile: { representative },
    answers,
  } = page.now
  const forPack = page.about === 'pack'
  const told = forPack
    ? complainedSoFar(page.now)
    : answers.complainedBefore
      ? 'self'
      : answers.asked.includes('before')
        ? 'no'
        : ''
  const { title, no, self } = forPack ? complained : words
  const [before, setBefore] = useTyped('before', representative ? 'firm' : told)
  const [firm, setFirm] = useTyped('firm', representative?.name ?? '')
  const check = () => {
    const name = firm.trim() === '' ? accepted('') : parseName(firm, words.nameAbout)
    const faults = faultsOf([
      ['before', before ? null : words.none],
      ['firm', before === 'firm' ? name : null],
    ])
    if (faults.length > 0) return faults
    return inTurn(
      forPack ? inChecks({ 'pack-before': before }) : inAnswers({ complainedBefore: before === 'self' }),
      inCase(({ representative: _, ...caseFile }) => ({
        ...caseFile,
        ...(before === 'firm' && name.ok ? { representative: { ...representative, name: name.value } } : {}),
      })),
    )
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="before"
            legend={title}
            value={before}
            onChange={setBefore}
            error={faultOf('before')}
            options={[
              { value: 'no', label: no },
              { value: 'self', label: self },
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
