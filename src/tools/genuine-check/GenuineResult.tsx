import { useState } from 'react'
import { Described } from '../../components/Described.tsx'
import { FilledList, FilledParagraph } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { Combobox } from '../../toolkit/questions/Combobox.tsx'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import { signsGiven } from '../../toolkit/questions/signQuestion.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { type GenuineQuestionId, genuineFacts, genuineQuestions, weighGenuineSigns } from './weighGenuineSigns.ts'

/** Result of the check: its verdict, the signs found, and safe ways to check. */
export function GenuineResult(end: EndProps) {
  const { facts, today } = end.context
  const answers = signsGiven(end.now, genuineQuestions)
  const { questions, verdicts, result: says } = useWords('genuine-check')
  const { verdict, signs } = weighGenuineSigns(answers)
  const { title, advice } = verdicts[verdict]
  const shown = questions.filter(({ id }) => signs.some((sign) => sign === id) && answers[id as GenuineQuestionId])
  const [bank, text] = genuineFacts.map((id) => factInWords(facts, id, today))
  return (
    <Result
      title={title}
      fileName="is-it-genuine"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={<LenderContact lenders={end.context} />}
      folds={
        <>
          {shown.length > 0 && (
            <FoldedPart heading="h3" title={says.signs}>
              <ul>
                {shown.map(({ id, question, why }) => (
                  <li key={id}>
                    <strong>{question}</strong> {answers[id as GenuineQuestionId] === 'yes' ? says.yes : says.unsure}{' '}
                    {why}
                  </li>
                ))}
              </ul>
            </FoldedPart>
          )}
          <CostOfGoingOn says={says} context={end.context} />
        </>
      }
      sources={costSources(end.context, ...genuineFacts)}
    >
      <Plate heading={title}>
        <p>{advice}</p>
      </Plate>
      <p>{says.doubt}</p>
      <section aria-labelledby="what-now">
        <h3 id="what-now">{says.now}</h3>
        <FilledList lines={says.todo} values={{ bank: <a href={`tel:${bank}`}>{bank}</a>, text }} />
      </section>
    </Result>
  )
}

/** Contact of the lender that a message claims to be from: by our directory alone, never by what the message gives. */
function LenderContact({ lenders }: { lenders: LenderData }) {
  const words = useWords('genuine-check').contact
  const [typed, setTyped] = useState('')
  const [slug, setSlug] = useState<string>()
  const found = slug === undefined ? searchLenders(typed, lenders) : []
  const lender = lenders.lenders.find((one) => one.slug === slug)
  const { phone, email, postalAddress } = lender?.complaints ?? {}
  return (
    <section aria-labelledby="safe-contact">
      <h3 id="safe-contact">{words.title}</h3>
      <div data-screen-only="">
        <Combobox
          id="claimed-lender"
          label={words.label}
          hint={words.hint}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setSlug(undefined)
          }}
          suggestions={found.map(({ slug: key, name, by }) => ({
            key,
            label: name,
            hint: by ? fillIn(words.foundBy, { name: by }) : undefined,
          }))}
          onPick={({ key, label }) => {
            setTyped(label)
            setSlug(key)
          }}
        />
      </div>
      <div role="status">
        {lender && (
          <dl className="summary-list">
            <Described term={words.lender}>
              {lender.path ? <a href={lender.path}>{lender.name}</a> : lender.name}
            </Described>
            {lender.successor && (
              <Described term={words.answers}>
                {lender.successor.name}
                {!lender.successor.confirmed && ` ${words.unconfirmed}`}
              </Described>
            )}
            {phone && (
              <Described term={words.phone}>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </Described>
            )}
            {email && <Described term={words.email}>{email}</Described>}
            {postalAddress && <Described term={words.post}>{postalAddress}</Described>}
          </dl>
        )}
        {lender && !phone && !email && !postalAddress && <p>{words.none}</p>}
        {slug === undefined && typed.trim().length > 2 && found.length === 0 && (
          <FilledParagraph words={words.unknown} />
        )}
      </div>
    </section>
  )
}
