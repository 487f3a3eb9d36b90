import { useState } from 'react'
import type { ToolAnswers } from '../../casefile/caseFile.ts'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { mostOwnWords, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { LinkButton } from '../../components/Button.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import type { FollowUpKind } from '../../content/letters/letterKinds.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn, withinKnown } from '../../facts/valueOn.ts'
import { judgeSarReply, type SarReply, sarFollowUp, sarReplies } from '../../letters/sarFollowUps.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { type Change, compose } from '../../toolkit/case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import { useTitle } from '../../toolkit/controls/arrival.ts'
import { dateBoxId, type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import { StepHeading } from '../../toolkit/controls/Field.tsx'
import { FieldBoxes, type FieldView } from '../../toolkit/controls/FieldBoxes.tsx'
import { aDate, anArea } from '../../toolkit/controls/looks.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { BackButton, QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { rangeFault } from '../../toolkit/letters/notKnownWords.ts'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { lenderOfStep } from '../../toolkit/questions/agreements.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import { dateBoxes, keptDate } from '../../toolkit/questions/keptDate.ts'
import { Contradictions, useContradictions } from '../../toolkit/questions/PageQuestion.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** Ask what the firm did about a request: first this page, and the verdict on the next step. */
export function FollowUpPage({ now, about, context, go, back }: EndProps) {
  const { today, facts } = context
  const { followUp: words, replies } = useWords('access-request')
  const lender = lenderOfStep(now.caseFile, about)
  const sent = now.caseFile.events.find(({ kind, lenderId }) => kind === 'sarSent' && lenderId === lender)
  const given = followUpOf(now.answers, about)
  const [typed, type] = useDraft(() => ({
    received: dateBoxes(given.received || sent?.date),
    'sar-reply': given.reply,
    'sar-also': given.also,
    missing: given.missing,
  }))
  const { received, 'sar-reply': reply, 'sar-also': yes, missing } = typed
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const { outside: outsideWords } = useWords('shared')
  const settled = useWithoutDraft()
  const kind = kindOf(reply)
  const asked: { label: string; also?: string } | undefined = kind && replies[kind]
  const also = asked?.also
  const { events, holds, agree } = useContradictions(`follow-up:${about}`, now)
  const proceed = (isSure = false) => {
    const date = parseDateParts(received, { about: words.about, today })
    const listed = parseFreeText(asksWhatIsMissing(kind) ? missing : '')
    const outside = date.ok ? requestDayFault(date.value, facts, outsideWords) : null
    const found = faultsOf([
      ['received', date],
      [dateBoxId('received', 'year'), outside],
      ['sar-reply', kind ? null : words.noReply],
      ['sar-also', also && yes === '' ? words.noAnswer : null],
      ['missing', listed],
    ])
    setFaults(found)
    if (found.length > 0 || !date.ok || !listed.ok) return
    const answered = { reply, also: yes, received: date.value, missing: listed.value }
    const change = inFollowUp(about, answered)
    if (!isSure && holds(change(now))) return
    changeCase(compose(change, ...(isSure ? [agree] : []), settled))
    go(`verdict:${about}`)
  }
  const fields: (FieldView & { when?: boolean })[] = [
    { id: 'received', look: aDate(), label: words.received },
    {
      id: 'sar-reply',
      look: { as: 'choice' },
      label: words.what,
      options: sarReplies.map((value) => ({ value, label: replies[value].label })),
    },
    {
      id: 'sar-also',
      when: also !== undefined,
      look: { as: 'choice', small: true },
      label: also,
      options: (['yes', 'no'] as const).map((value) => ({ value, label: words[value] })),
    },
    {
      id: 'missing',
      when: asksWhatIsMissing(kind),
      look: anArea({ rows: 3, most: mostOwnWords }),
      label: words.missing,
      hint: words.missingHint,
    },
  ]
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={() => proceed()} onBack={back}>
      <StepHeading>{words.heading}</StepHeading>
      <FieldBoxes
        fields={fields.filter(({ when = true }) => when)}
        typed={typed}
        onType={(id, value) =>
          type({ [id]: value, ...(id === 'sar-reply' && { 'sar-also': '' }) } as Partial<typeof typed>)
        }
        faults={faults}
      />
      <Contradictions events={events} now={now} context={context} onSure={() => proceed(true)} />
    </QuestionPage>
  )
}

/** Judge what the firm did, and offer the next letter. It can end in “the firm is probably right”. Without answers it asks for them. */
export function FollowUpVerdict(end: EndProps) {
  const { outside } = useWords('shared')
  const { today, facts } = end.context
  const { reply, received, ...given } = followUpOf(end.now.answers, end.about)
  const [kind, receivedOn] = [kindOf(reply), keptDate(received)]
  // A file may hold any day.
  const isKnown = receivedOn !== null && receivedOn <= today && requestDayFault(receivedOn, facts, outside) === null
  if (!kind || !isKnown) return <FollowUpPage {...end} />
  return <Verdict end={end} kind={kind} receivedOn={receivedOn} {...given} />
}

function Verdict({
  end: { now, about, context, go, back },
  kind,
  also,
  receivedOn,
  missing,
}: {
  end: EndProps
  kind: ReplyKind
  also: string
  receivedOn: PlainDate
  missing: string
}) {
  const { followUp: words } = useWords('access-request')
  const lender = lenderOfStep(now.caseFile, about)
  const extended = now.caseFile.events.some(
    (event) => event.kind === 'sarExtended' && event.lenderId === lender && event.date >= receivedOn,
  )
  const verdict = judgeSarReply({ kind, receivedOn, yes: also === 'yes' }, context, extended)
  const title = verdict.fair ? words.fair : words.writeBack
  useTitle(title)
  const written =
    verdict.letter &&
    sarFollowUp(
      {
        kind: verdict.letter,
        lender,
        receivedOn,
        moreTime: verdict.moreTime,
        missing: missing.split('\n').filter(Boolean),
      },
      now.caseFile,
      context,
    )
  return (
    <>
      <BackButton onBack={back} />
      <Plate heading={title} />
      <p>{verdict.explanation}</p>
      {written?.result === 'letters' ? (
        <LetterPanel letter={written.letters} now={now} />
      ) : written ? (
        <StopWords page={written.page} />
      ) : (
        <FilledParagraph words={words.noLetter} />
      )}
      {verdict.letter && !complaints.has(verdict.letter) && (
        <p data-screen-only="">
          {words.noHelp} <LinkButton onClick={() => go('letters')}>{words.back}</LinkButton>
        </p>
      )}
    </>
  )
}

/** Letters that are the last resort when the others didn’t help. */
const complaints: ReadonlySet<FollowUpKind> = new Set(['sar-firm-complaint', 'ico-complaint'])

/** Check whether something may be missing from what the firm sent. */
const asksWhatIsMissing = (kind: ReplyKind | undefined) =>
  kind === 'partial' || kind === 'chased' || kind === 'complaint-failed'

type ReplyKind = SarReply['kind']
const kindOf = (reply: string) => sarReplies.find((one) => one === reply)

const asked = ['reply', 'also', 'received', 'missing'] as const

/** Answers about one request: what the firm did, the extra answer that some need, the day it had the request, and what is missing. */
type FollowUpAnswers = Record<(typeof asked)[number], string>

/** Return the answers about one request, by the agreement that its step names; empty where there are none. */
export const followUpOf = ({ checks }: Pick<ToolAnswers, 'checks'>, about: string): FollowUpAnswers =>
  Object.fromEntries(asked.map((one) => [one, checks?.[nameOf(one, about)] ?? ''])) as FollowUpAnswers

export const inFollowUp = (about: string, given: FollowUpAnswers): Change =>
  inChecks(Object.fromEntries(asked.map((one) => [nameOf(one, about), given[one]])))

const nameOf = (one: string, about: string) => `sar-${one}:${about}`

/** Explain that no time limit is known for the day on which a firm had an access request. Null when one is. */
export const requestDayFault = (
  receivedOn: PlainDate,
  facts: Facts,
  words: ToolWords['shared']['outside'],
): string | null =>
  withinKnown(
    () => void numberOn(facts, 'sar.limit', receivedOn),
    (error) => rangeFault(error, words),
  ) ?? null
