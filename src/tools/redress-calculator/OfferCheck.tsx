import { useState } from 'react'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { Answers } from '../../flows/answers.ts'
import { poundsOf } from '../../rules/money/pence.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { ErrorSummary, type Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { Form } from '../../components/Form.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import type { Worked } from '../../toolkit/redress/workOut.ts'
import { figuresFrom, offerFiguresIn, offerFields, type TypedOffer, withFigures } from './offerFields.ts'
import { OfferTable } from './OfferTable.tsx'
import { QuietButton } from '../../components/Button.tsx'

/** A lender’s figures beside our working, line by line. It says nothing of whether to accept. */
export function OfferCheck({
  words,
  worked,
  run,
  heading,
  settings,
  onSetting,
}: {
  words: ToolWords['redress-calculator']['offer']
  worked: Worked
  run: number
  heading: PartHeading
  settings: Answers
  onSetting: (settings: Answers) => void
}) {
  const kept = offerFiguresIn(settings, run)
  const [typed, setTyped] = useState<TypedOffer>(() =>
    Object.fromEntries(
      offerFields.flatMap(({ line }) => (kept[line] === undefined ? [] : [[line, String(poundsOf(kept[line]))]])),
    ),
  )
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const boxId = (line: string) => `offer-${run}-${line}`
  const compare = () => {
    const read = figuresFrom(typed, boxId, words)
    setFaults('faults' in read ? read.faults : [])
    if ('figures' in read) onSetting(withFigures(settings, run, read.figures))
  }
  return (
    <FoldedPart heading={heading} title={words.title} open={Object.keys(kept).length > 0}>
      <PageFragment name="standing-offer" />
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      <Form screenOnly onSubmit={compare}>
        <p className="hint">{words.hint}</p>
        <div className="fields">
          {offerFields.map(({ line }) => (
            <TextInput
              key={line}
              id={boxId(line)}
              label={words.lines[line]}
              prefix="£"
              inputMode="decimal"
              width={10}
              value={typed[line] ?? ''}
              error={faults.find(({ box }) => box === boxId(line))?.message}
              onChange={(value) => setTyped((before) => ({ ...before, [line]: value }))}
            />
          ))}
        </div>
        <QuietButton type="submit">{words.compare}</QuietButton>
      </Form>
      {Object.keys(kept).length > 0 && (
        <OfferTable words={words} label={fillIn(words.about, { number: run + 1 })} worked={worked} lender={kept} />
      )}
    </FoldedPart>
  )
}
