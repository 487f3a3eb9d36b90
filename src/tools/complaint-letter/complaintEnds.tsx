import type { CaseFile, ToolAnswers } from '../../casefile/caseFile.ts'
import { lenderKey } from '../../casefile/caseFile.ts'
import { saidNoOneActs } from '../../casefile/contradictions.ts'
import { LinkButton } from '../../components/Button.tsx'
import { Filled, FilledParagraph } from '../../components/Filled.tsx'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { agreementCopyLetter, caseForJointHolder, complaintLetters } from '../../letters/complaintLetters.ts'
import type { Letter } from '../../letters/letter.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { namedLenders } from '../../letters/startLetter.ts'
import type { Written } from '../../letters/stopPage.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { compose, inAnswers, type Snapshot } from '../../toolkit/case/snapshot.ts'
import { newLenderStep } from '../../toolkit/case/steps.ts'
import { ShownPage } from '../../toolkit/controls/QuestionPage.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { AfterLetter, LetterChoice } from '../../toolkit/letters/LetterChoice.tsx'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { NextDates } from '../../toolkit/letters/NextDates.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { type AnswerBinding, question } from '../../toolkit/questions/question.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'

/** All answers, with what was said before and what the lender should do. */
export function ComplaintCheck(end: EndProps) {
  const { check: words, want } = useWords('complaint-letter')
  const { answers, caseFile } = end.now
  const before = caseFile.representative
    ? caseFile.representative.name || words.represented
    : answers.complainedBefore
      ? words.complained
      : words.notBefore
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button={words.button}
      also={[
        { key: 'before', label: words.before, value: before },
        { key: 'want', label: words.want, value: answers.want && want.options[answers.want].label },
      ]}
    />
  )
}

const want: AnswerBinding<NonNullable<ToolAnswers['want']>> = {
  given: ({ now }) => now.answers.want,
  keep: (value) => (value ? inAnswers({ want: value }) : compose()),
}

export const wantQuestion = question(
  ({ context }: QuestionProps) => toolWords(context.words, 'complaint-letter').want,
  {
    fields: { want: { look: { as: 'choice' }, place: want } },
  },
)

/** The letters that are ready; with one lender, the letter itself. Without a letter, the reason. */
export function ComplaintLettersPage(end: EndProps) {
  const { now, context, back } = end
  const { letters: words } = useWords('complaint-letter')
  const written = lettersOf(now, context)
  if (written.result === 'stop') return <StopWords page={written.page} onBack={back} />
  if (written.letters.length === 1) return <ComplaintLetterPage {...end} about="0" />
  return (
    <ShownPage title={words.title} heading={fillIn(words.ready, { count: written.letters.length })} onBack={back}>
      <p>{words.says}</p>
      <LetterChoice letters={written.letters} kind="complaintSent" end={end} />
    </ShownPage>
  )
}

/** The request for a copy of the agreements with one lender, by its place among the letters. It is no part of the complaint. */
export function AgreementCopyPage({ now, about, context, back }: EndProps) {
  const words = useWords('complaint-letter').copy
  const letter = agreementCopyLetter(namedLenders(now.caseFile, context)[Number(about)] ?? '', now.caseFile, context)
  return (
    <ShownPage title={words.title} onBack={back}>
      <p data-screen-only="">{words.says}</p>
      {letter && <LetterPanel letter={letter} now={now} />}
    </ShownPage>
  )
}

/** The letter for the other holder of a joint agreement: they add their own address and sign. `about` is the letter’s place and the holder’s. */
export function JointLetterPage({ now, about, context, change, back }: EndProps) {
  const [place = 0, holder = 0] = about.split(':').map(Number)
  const words = useWords('complaint-letter').joint
  const key = namedLenders(now.caseFile, context)[place] ?? ''
  const name = jointHolders(now.caseFile, key)[holder]
  if (name === undefined) return <ToCheck change={change} />
  const caseFile = caseForJointHolder(now.caseFile, name)
  // The other holder was asked nothing.
  const written = lettersOf({ caseFile, answers: { ...now.answers, asked: [] } }, context)
  const letter =
    written.result === 'letters' ? written.letters[namedLenders(caseFile, context).indexOf(key)] : undefined
  return (
    <ShownPage
      title={words.title}
      heading={<Filled words={words.heading} values={{ name: <span translate="no">{name}</span> }} />}
      onBack={back}
    >
      <p data-screen-only="">{words.says}</p>
      {letter && <LetterPanel letter={letter} now={now} />}
    </ShownPage>
  )
}

/** One complaint letter, what happens after it, and the way to the next. `about` is its place among the letters. */
export function ComplaintLetterPage({ now, about, context, go, change, back }: EndProps) {
  const { letters: words } = useWords('complaint-letter')
  const { around } = useWords('letters')
  const written = lettersOf(now, context)
  const place = Number(about)
  const letter = written.result === 'letters' ? written.letters[place] : undefined
  const key = namedLenders(now.caseFile, context)[place]
  if (!letter || key === undefined || written.result === 'stop') return <ToCheck change={change} />
  const next = written.letters[place + 1]
  const hasCopy = agreementCopyLetter(key, now.caseFile, context) !== undefined
  return (
    <ShownPage title={around.yours} heading={fillIn(around.yourLetterTo, { name: letter.to.name })} onBack={back}>
      <FilledParagraph data-screen-only="" words={words.reference} values={{ reference: letter.reference }} />
      <LetterPanel key={key} letter={letter} now={now} form={formOf(context, key)}>
        {now.answers.want !== 'information' && (
          <NextDates kind="complaintSent" lender={key} caseFile={now.caseFile} context={context} />
        )}
      </LetterPanel>
      <AfterLetter
        go={go}
        ways={[
          ...(next ? [{ step: `letter:${place + 1}`, label: fillIn(words.next, { name: next.to.name }) }] : []),
          ...jointHolders(now.caseFile, key).map((name, index) => ({
            step: `joint-letter:${place}:${index}`,
            label: fillIn(words.joint, { name }),
          })),
          ...(hasCopy ? [{ step: `agreement-copy:${place}`, label: words.copy }] : []),
          { step: newLenderStep(now.caseFile), label: words.another },
        ]}
        links={words.papers}
      />
    </ShownPage>
  )
}

/** The way back to the answers, where the letter that a step names is not there. */
const ToCheck = ({ change }: Pick<EndProps, 'change'>) => (
  <p>
    <LinkButton onClick={() => change('check')}>{useWords('questions').check.title}</LinkButton>
  </p>
)

/** The form for complaints of the firm that answers for a lender. */
function formOf({ lenders }: LenderData, key: string): string | undefined {
  const lender = lenders.find(({ slug }) => slug === key)
  const answers = lender?.successor ? lenders.find(({ slug }) => slug === lender.successor?.slug) : lender
  return answers?.complaints.webform ?? undefined
}

/** The complaint letters of a case, or the page that says why there is none. */
const lettersOf = (now: Snapshot, context: LetterContext): Written<Letter[]> =>
  complaintLetters(
    {
      caseFile: now.caseFile,
      want: now.answers.want ?? 'both',
      complainedBefore: now.answers.complainedBefore ?? false,
      noFirm: saidNoOneActs(now),
    },
    context,
  )

/** The other holders of the agreements with a lender, by name. */
const jointHolders = ({ agreements }: CaseFile, key: string): string[] => [
  ...new Set(
    agreements.filter((agreement) => lenderKey(agreement) === key).flatMap(({ jointNames }) => jointNames ?? []),
  ),
]
