import { useState } from 'react'
import { parseDateParts } from '../../casefile/inputs/parseDateParts.ts'
import { partsOf, type PlainDate } from '../../dates/plainDate.ts'
import { judgeSarReply } from '../../letters/judgeSarReply.ts'
import { sarFollowUp } from '../../letters/sarFollowUps.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { useTyped } from '../case/useTyped.ts'
import { DateBoxes, dateBoxId } from '../kit/DateBoxes.tsx'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { Plate } from '../kit/Plate.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { LetterPanel } from '../letters/LetterPanel.tsx'
import { lenderOfStep } from '../questions/agreements.ts'
import { type ReplyKind, replyKinds } from './replyKinds.ts'
import { requestDayFault } from './requestDayFault.ts'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'

type Answered = { kind: ReplyKind; yes: boolean; receivedOn: PlainDate; missing: string[] }

/** What the firm did about a request, whether it may, and the next letter. It can end in “the firm is probably right”. */
export function FollowUpPage(end: EndProps) {
  const { now, about, context, back } = end
  const [answered, setAnswered] = useState<Answered>()
  if (!answered) return <ReplyForm end={end} onAnswer={setAnswered} />
  const letters = letterContext(context, now)
  const { kind, yes, receivedOn, missing } = answered
  const verdict = judgeSarReply(kind.judge(receivedOn, yes), letters)
  return (
    <>
      <button type="button" className="back" onClick={() => setAnswered(undefined)}>
        Back
      </button>
      <Plate heading={verdict.fair ? 'The firm is probably right' : 'You can write back'} />
      <p>{verdict.explanation}</p>
      {verdict.letter ? (
        <LetterPanel
          letter={sarFollowUp(
            { kind: verdict.letter, lender: lenderOfStep(now.caseFile, about), receivedOn, missing },
            now.caseFile,
            letters,
          )}
          now={now}
        />
      ) : (
        <p>
          No letter is needed now. <a href="/pcp-complaint-timelines-deadlines">See the date it must answer by</a>.
        </p>
      )}
      {verdict.letter && verdict.letter !== 'ico-complaint' && (
        <p data-screen-only="">
          If this does not help, complain to the firm, then to the Information Commissioner.{' '}
          <button type="button" className="as-link" onClick={back}>
            Back to the request
          </button>
        </p>
      )}
    </>
  )
}

function ReplyForm({
  end: {
    now,
    about,
    context: { today, facts },
    back,
  },
  onAnswer,
}: {
  end: EndProps
  onAnswer: (answered: Answered) => void
}) {
  const lender = lenderOfStep(now.caseFile, about)
  const sent = now.caseFile.events.find(({ kind, lenderId }) => kind === 'sarSent' && lenderId === lender)
  const [typed, setTyped] = useTyped('received', () => {
    const { day, month, year } = sent ? partsOf(sent.date) : { day: '', month: '', year: '' }
    return { day: String(day), month: String(month), year: String(year) }
  })
  const [reply, setReply] = useTyped('reply', '')
  const [yes, setYes] = useTyped('also', '')
  const [missing, setMissing] = useTyped('missing', '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const kind = replyKinds.find(({ value }) => value === reply)
  const proceed = () => {
    const date = parseDateParts(typed, { about: 'they received your request', today })
    const words = parseFreeText(missing)
    const outside = date.ok ? requestDayFault(date.value, facts) : null
    const found: Fault[] = [
      ...(date.ok ? [] : [{ box: dateBoxId('received', date.parts[0] ?? 'day'), message: date.message }]),
      ...(outside === null ? [] : [{ box: dateBoxId('received', 'year'), message: outside }]),
      ...(kind ? [] : [{ box: 'sar-reply', message: 'Select what they did' }]),
      ...(kind?.also && yes === '' ? [{ box: 'sar-also', message: 'Select yes or no' }] : []),
    ]
    setFaults(found)
    if (found.length === 0 && date.ok && kind)
      onAnswer({
        kind,
        yes: yes === 'yes',
        receivedOn: date.value,
        missing: words.ok ? words.value.split('\n').filter(Boolean) : [],
      })
  }
  const faultOf = (box: string) => faults.find((fault) => fault.box.startsWith(box))?.message
  return (
    <QuestionPage title="What did they do?" faults={faults} onContinue={proceed} onBack={back}>
      <h2 className="ask" tabIndex={-1}>
        What did they do about your request?
      </h2>
      <DateBoxes
        id="received"
        legend="When did they receive it?"
        values={typed}
        onChange={(part, value) => setTyped({ ...typed, [part]: value })}
        error={faultOf('received')}
        wrong={faultOf('received') ? ['day', 'month', 'year'] : []}
      />
      <Radios
        id="sar-reply"
        legend="What did they do?"
        options={replyKinds}
        value={reply}
        onChange={(value) => {
          setReply(value)
          setYes('')
        }}
        error={faultOf('sar-reply')}
      />
      {kind?.also && (
        <Radios
          small
          id="sar-also"
          legend={kind.also}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={yes}
          onChange={setYes}
          error={faultOf('sar-also')}
        />
      )}
      {(reply === 'partial' || reply === 'complaint-failed') && (
        <TextArea
          id="missing"
          label="What is missing? (optional)"
          hint="One thing on each line"
          rows={3}
          value={missing}
          onChange={setMissing}
        />
      )}
    </QuestionPage>
  )
}
