import { useState } from 'react'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { partsOf, type PlainDate } from '../../dates/plainDate.ts'
import { judgeSarReply } from '../../letters/judgeSarReply.ts'
import { sarFollowUp } from '../../letters/sarFollowUps.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { useTyped } from '../case/useTyped.ts'
import { DateBoxes, dateBoxId, dateFaultsOf } from '../kit/DateBoxes.tsx'
import { type Fault, faultIn } from '../kit/ErrorSummary.tsx'
import { Plate } from '../kit/Plate.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { LetterPanel } from '../letters/LetterPanel.tsx'
import { lenderOfStep } from '../questions/agreements.ts'
import { judged, type ReplyKind } from './replyKinds.ts'
import { requestDayFault } from './requestDayFault.ts'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { Filled } from '../../components/Filled.tsx'
import { useNextFocus } from '../kit/useNextFocus.ts'
import { useWords } from '../kit/useWords.ts'

type Answered = { kind: ReplyKind; yes: boolean; receivedOn: PlainDate; missing: string[] }

/** What the firm did about a request, whether it may, and the next letter. It can end in “the firm is probably right”. */
export function FollowUpPage(end: EndProps) {
  const { followUp: words } = useWords('access-request')
  const { now, about, context, back } = end
  const [answered, setAnswered] = useState<Answered>()
  const focusNext = useNextFocus()
  const show = (next: Answered | undefined) => {
    focusNext(next ? '#tool .plate h2' : '#tool .ask')
    setAnswered(next)
  }
  if (!answered) return <ReplyForm end={end} onAnswer={show} />
  const letters = letterContext(context, now)
  const { kind, yes, receivedOn, missing } = answered
  const verdict = judgeSarReply(judged[kind](receivedOn, yes), letters)
  return (
    <>
      <button type="button" className="back" onClick={() => show(undefined)}>
        Back
      </button>
      <Plate heading={verdict.fair ? words.fair : words.writeBack} />
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
          <Filled words={words.noLetter} />
        </p>
      )}
      {verdict.letter && verdict.letter !== 'ico-complaint' && (
        <p data-screen-only="">
          {words.noHelp}{' '}
          <button type="button" className="as-link" onClick={back}>
            {words.back}
          </button>
        </p>
      )}
    </>
  )
}

const kindsOfReply = Object.keys(judged) as ReplyKind[]

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
  const { followUp: words, replies } = useWords('access-request')
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
  const { outside: outsideWords } = useWords('shared')
  const kind = kindsOfReply.find((one) => one === reply)
  const asked: { label: string; also?: string } | undefined = kind && replies[kind]
  const also = asked?.also
  const proceed = () => {
    const date = parseDateParts(typed, { about: words.about, today })
    const listed = parseFreeText(missing)
    const outside = date.ok ? requestDayFault(date.value, facts, outsideWords) : null
    const found: Fault[] = [
      ...dateFaultsOf('received', date),
      ...(outside === null ? [] : [{ box: dateBoxId('received', 'year'), message: outside }]),
      ...(kind ? [] : [{ box: 'sar-reply', message: words.noReply }]),
      ...(also && yes === '' ? [{ box: 'sar-also', message: words.noAnswer }] : []),
    ]
    setFaults(found)
    if (found.length === 0 && date.ok && kind)
      onAnswer({
        kind,
        yes: yes === 'yes',
        receivedOn: date.value,
        missing: listed.ok ? listed.value.split('\n').filter(Boolean) : [],
      })
  }
  const faultOf = faultIn(faults)
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={back}>
      <h2 className="ask" tabIndex={-1}>
        {words.heading}
      </h2>
      <DateBoxes
        id="received"
        legend={words.received}
        values={typed}
        onChange={(part, value) => setTyped({ ...typed, [part]: value })}
        faults={faults}
      />
      <Radios
        id="sar-reply"
        legend={words.what}
        options={kindsOfReply.map((value) => ({ value, label: replies[value].label }))}
        value={reply}
        onChange={(value) => {
          setReply(value)
          setYes('')
        }}
        error={faultOf('sar-reply')}
      />
      {also && (
        <Radios
          small
          id="sar-also"
          legend={also}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          value={yes}
          onChange={setYes}
          error={faultOf('sar-also')}
        />
      )}
      {(reply === 'partial' || reply === 'complaint-failed') && (
        <TextArea
          id="missing"
          label={words.missing}
          hint={words.missingHint}
          rows={3}
          value={missing}
          onChange={setMissing}
        />
      )}
    </QuestionPage>
  )
}
