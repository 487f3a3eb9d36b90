import { type Address, type CaseFile, lenderKey, lenderKeysOf, printPartialDate } from '../../casefile/caseFile.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { aboutOfStep } from '../../flows/steps.ts'
import { plateWords } from '../../letters/agreementWords.ts'
import { namedLenders } from '../../letters/startLetter.ts'
import { changeCase } from '../case/caseStore.ts'
import type { Change } from '../case/snapshot.ts'
import { newLenderStep } from '../case/steps.ts'
import type { CaseContext } from '../case/withCase.tsx'
import { SummaryList, type SummaryRow } from '../controls/SummaryList.tsx'
import type { EndProps } from '../run/StepFlow.tsx'
import type { ToolWords } from '../wordsFiles.ts'
import { lenderNameOf, withSameLender } from './agreements.ts'
import { questionWords } from './PageQuestion.tsx'
import { QuestionsPage } from './QuestionsPage.tsx'

/** All answers, to be checked before anything is made of them. What is still to be asked is asked on top. */
export function CheckAnswers({
  end,
  also,
  next,
  button,
}: {
  end: EndProps
  /** Answers that only this tool asks for. */
  also: readonly { key: string; label: string; value: string | undefined }[]
  next: string
  button: string
}) {
  const { now, context, change, go, left } = end
  const { caseFile } = now
  const { agreements } = caseFile
  const questions = questionWords({ context })
  const words = questions.check
  const keys = lenderKeysOf(caseFile)
  const rowsOf = (rows: Parameters<typeof rowsToChange>[0]) =>
    rowsToChange(
      rows.filter(({ key }) => !left.steps.includes(key)),
      change,
      words,
    )
  const asksMore = left.steps.length > left.folded.length
  return (
    <QuestionsPage
      key={left.steps.join(' ')}
      {...left}
      {...{ now, context, button }}
      heading={words.title}
      lead={asksMore ? words.missing : undefined}
      onAnswer={(answers) => left.answer(answers, next)}
      onBack={end.back}
    >
      {agreements.map((agreement, index) => (
        <section key={agreement.id}>
          <h3>{agreements.length > 1 ? fillIn(words.agreementOf, { number: index + 1 }) : words.agreement}</h3>
          <SummaryList rows={rowsOf(agreementRows(caseFile, agreement.id, context))} stepOf={String} />
          {keys.length > 1 && (
            <LinkButton onClick={() => changeCase(withoutLender(lenderKey(agreement)))}>
              {fillIn(words.remove, { lender: lenderNameOf(agreement, context) })}
            </LinkButton>
          )}
        </section>
      ))}
      <QuietButton onClick={() => go(newLenderStep(caseFile))}>{words.add}</QuietButton>
      <p className="hint">{words.addHint}</p>
      {keys.length > 0 && namedLenders(caseFile, context).length < keys.length && (
        <FilledParagraph className="doubt" words={words.noLender} />
      )}
      {[
        { heading: words.you, rows: rowsOf(personRows(caseFile, questions)) },
        { heading: words.letter, rows: rowsOf([...also]) },
      ].map(
        ({ heading, rows }) =>
          rows.length > 0 && (
            <section key={heading}>
              <h3>{heading}</h3>
              <SummaryList rows={rows} stepOf={String} />
            </section>
          ),
      )}
    </QuestionsPage>
  )
}

/** Take a lender out of the case, with its agreements and what was asked about them. */
const withoutLender =
  (key: string): Change =>
  ({ caseFile, answers }) => {
    const ids = caseFile.agreements.filter((agreement) => lenderKey(agreement) === key).map(({ id }) => id)
    return {
      caseFile: { ...caseFile, agreements: caseFile.agreements.filter(({ id }) => !ids.includes(id)) },
      answers: { ...answers, asked: answers.asked.filter((step) => !ids.includes(aboutOfStep(step))) },
    }
  }

type Words = ToolWords['questions']
type Rows = { key: string; label: string; value: string | undefined }[]

/** Rows of answers with a way to change each: the key of a row is the step that asks for it. */
export const rowsToChange = (
  rows: Rows,
  change: (step: string) => void,
  { notGiven }: Pick<Words['check'], 'notGiven'>,
): SummaryRow[] =>
  rows.map(({ key, label, value }) => ({ key, label, value: value || notGiven, onChange: () => change(key) }))

export function agreementRows(caseFile: CaseFile, id: string, context: Pick<CaseContext, 'lenders' | 'words'>): Rows {
  const { check: words, kind } = questionWords({ context })
  const { rows } = words
  const own = withSameLender(caseFile, id)
  return caseFile.agreements
    .filter((agreement) => agreement.id === id)
    .flatMap((agreement) => [
      { key: `lender:${id}`, label: rows.lender, value: lenderNameOf(agreement, context) },
      ...(own[0]?.id === id
        ? [{ key: `count:${id}`, label: rows.count, value: agreement.maybeMore ? words.unknown : String(own.length) }]
        : []),
      { key: `kind:${id}`, label: rows.kind, value: kind.kinds[agreement.type].label },
      { key: `start:${id}`, label: rows.start, value: agreement.start && printPartialDate(agreement.start) },
      { key: `number:${id}`, label: rows.number, value: agreement.agreementNo },
      { key: `plates:${id}`, label: rows.plates, value: agreement.reg?.map(plateWords).join(', ') },
      { key: `dealer:${id}`, label: rows.dealer, value: agreement.dealer },
      {
        key: `joint:${id}`,
        label: rows.joint,
        value: agreement.joint === 'yes' ? agreement.jointNames?.join(', ') || words.yes : words[agreement.joint],
      },
    ])
}

export function personRows({ person, acting: role, agreements }: CaseFile, words: Words): Rows {
  const { rows, ...check } = words.check
  const [now, ...earlier] = person.addresses
  const same = agreements.some(({ addressThen }) => addressThen === 0)
  const contact = { email: words.reply.email, post: words.reply.post, phone: check.phone }
  return [
    { key: 'acting', label: rows.acting, value: [words.acting[role.as], role.forName].filter(Boolean).join(': ') },
    { key: 'name', label: rows.name, value: person.fullName },
    { key: 'other-names', label: rows.otherNames, value: person.previousNames.join(', ') },
    { key: 'birth', label: rows.birth, value: person.dob && longDate(person.dob) },
    { key: 'address:0', label: rows[presentAddress[role.as]], value: now && inOneLine(now) },
    ...earlier.map((address, index) => ({
      key: `address:${index + 1}`,
      label: fillIn(rows.earlier, { number: index + 1 }),
      value: inOneLine(address),
    })),
    {
      key: `address-then:${Math.min(earlier.length, 4)}`,
      label: earlier.length > 0 ? rows.moreThen : rows.addressThen,
      value: earlier.length > 0 ? check.no : same ? check.same : undefined,
    },
    ...(role.as === 'self'
      ? []
      : [{ key: 'address:own', label: rows.ownAddress, value: role.address && inOneLine(role.address) }]),
    {
      key: 'reply',
      label: rows.reply,
      value: [
        contact[person.contactBy],
        { email: person.email, phone: person.phone, post: undefined }[person.contactBy],
      ]
        .filter(Boolean)
        .join(': '),
    },
    { key: 'needs', label: rows.needs, value: person.supportNeeds },
  ]
}

const presentAddress = {
  self: 'address',
  helper: 'theirAddress',
  attorney: 'theirAddress',
  executor: 'lastAddress',
} as const satisfies Record<CaseFile['acting']['as'], keyof Words['check']['rows']>

const inOneLine = ({ lines, postcode, country }: Address): string =>
  [...lines, postcode, country].filter(Boolean).join(', ')
