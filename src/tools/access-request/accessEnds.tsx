import type { ToolAnswers } from '../../casefile/caseFile.ts'
import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dateParts } from '../../dates/plainDate.ts'
import { type AccessRequestItemId, accessRequestItems, presetItems } from '../../letters/accessRequestItems.ts'
import { sarLetters } from '../../letters/sarLetters.ts'
import { keyOfReference } from '../../letters/startLetter.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { inAnswers } from '../../toolkit/case/snapshot.ts'
import { someTicks } from '../../toolkit/controls/looks.ts'
import { ShownPage } from '../../toolkit/controls/QuestionPage.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { AfterLetter, LetterChoice } from '../../toolkit/letters/LetterChoice.tsx'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { NextDates } from '../../toolkit/letters/NextDates.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { stepNameOf } from '../../toolkit/questions/agreements.ts'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { refusedWith } from '../../toolkit/questions/parsers.ts'
import { onceAsked, withPart } from '../../toolkit/questions/places.ts'
import { type AnswerBinding, type At, question, reads } from '../../toolkit/questions/question.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'

const wordsOf = ({ context }: QuestionProps) => toolWords(context.words, 'access-request')

type SarAnswers = NonNullable<ToolAnswers['sar']> & { items: AccessRequestItemId[] }

const preset = { items: presetItems, format: 'email', withoutPolicies: true, alsoBrokers: false } satisfies SarAnswers

/** Return the answers of an access request, preset until something else is said. */
const sarOf = ({ sar = preset }: ToolAnswers): SarAnswers => ({
  ...sar,
  items: accessRequestItems.filter((id) => sar.items.includes(id)),
})

/** Part of what the request asks for; preset again where it is not asked. */
const ofSar = <Key extends keyof typeof preset>(key: Key): AnswerBinding<SarAnswers[Key]> => ({
  given: ({ now }) => sarOf(now.answers)[key],
  keep: (value) => (now) => inAnswers({ sar: { ...sarOf(now.answers), [key]: value ?? preset[key] } })(now),
})

/** A year in which there could be such finance; 0 for anything else. */
const yearOf = (typed: unknown): number =>
  typeof typed === 'string' && /^\d{4}$/.test(typed.trim()) && Number(typed) >= firstFinanceYear ? Number(typed) : 0

const isNarrowed = ({ boxes }: At) => `${boxes['years-from']}${boxes['years-to']}`.trim() !== ''

function parseFrom(typed: string, at: At) {
  if (!isNarrowed(at)) return accepted(0)
  return yearOf(typed) > 0 ? accepted(yearOf(typed)) : refusedWith(at.say('noFirst'))
}

function parseTo(typed: string, at: At) {
  if (!isNarrowed(at)) return accepted(0)
  const [from, to] = [yearOf(at.boxes['years-from']), yearOf(typed)]
  if (to === 0) return refusedWith(at.say('noLast'))
  return to < from || to > dateParts(at.page.context.today).year ? refusedWith(at.say('order')) : accepted(to)
}

const ofYears = (key: 'from' | 'to'): AnswerBinding<number> => ({
  given: ({ now }) => String(sarOf(now.answers).years?.[key] ?? ''),
  keep: (year) => (now) => {
    const sar = sarOf(now.answers)
    const years = { from: 0, to: 0, ...sar.years, [key]: year ?? 0 }
    return inAnswers({ sar: withPart(sar, 'years', years.from || years.to ? years : undefined) })(now)
  },
})

/** Ask what the firm is asked to send. A short list is harder to refuse. */
export const itemsQuestion = question((page: QuestionProps) => wordsOf(page).asked, {
  fields: {
    items: {
      look: someTicks,
      options: (_, page) => wordsOf(page).items.map(({ id, label }) => ({ value: id, label })),
      place: ofSar('items'),
    },
  },
})

/** Ask how the data should come, and what narrows the request. */
export const formatQuestion = question((page: QuestionProps) => wordsOf(page).format, {
  fields: {
    'sar-format': {
      look: { as: 'choice' },
      options: ['email', 'post', 'portal'],
      place: onceAsked(ofSar('format')),
    },
    'years-from': {
      look: { as: 'text', inputMode: 'numeric', width: 4 },
      label: 'from',
      within: 'fields',
      ...reads(parseFrom, ofYears('from')),
    },
    'years-to': {
      look: { as: 'text', inputMode: 'numeric', width: 4 },
      label: 'to',
      within: 'fields',
      ...reads(parseTo, ofYears('to')),
    },
    'without-policies': {
      look: { as: 'tick' },
      label: 'withoutPolicies',
      within: 'options',
      place: ofSar('withoutPolicies'),
    },
    'also-brokers': {
      look: { as: 'tick' },
      label: 'brokers',
      hint: 'brokersHint',
      within: 'options',
      when: (_, { now }) => now.caseFile.agreements.some(({ dealer }) => dealer),
      place: ofSar('alsoBrokers'),
    },
  },
})

/** The access requests: a list of them, or the one that `about` names by its place. */
export function AccessLettersPage(end: EndProps) {
  const { now, about, context, go, back } = end
  const { letters: words } = useWords('access-request')
  const written = sarLetters({ caseFile: now.caseFile, ...sarOf(now.answers) }, context)
  const shown = written.result === 'letters' ? written.letters : []
  const place = shown.length === 1 ? 0 : about === '' ? -1 : Number(about)
  const [letter, next] = [shown[place], shown[place + 1]]
  // Requests to brokers stand among those to lenders; only the latter have a clock of the case.
  const key = letter && keyOfReference(letter.reference, now.caseFile.id, lenderKeysOf(now.caseFile))
  if (written.result === 'stop') return <StopWords page={written.page} onBack={back} />
  if (!letter)
    return (
      <ShownPage title={words.title} heading={fillIn(words.ready, { count: shown.length })} onBack={back}>
        <LetterChoice letters={shown} kind="sarSent" end={end} />
      </ShownPage>
    )
  return (
    <ShownPage title={words.title} heading={fillIn(words.to, { name: letter.to.name })} onBack={back}>
      <p data-screen-only="">{words.says}</p>
      <LetterPanel key={letter.reference} letter={letter} now={now}>
        {key !== undefined && <NextDates kind="sarSent" lender={key} caseFile={now.caseFile} context={context} />}
      </LetterPanel>
      <AfterLetter
        go={go}
        ways={[
          ...(next ? [{ step: `letter:${place + 1}`, label: fillIn(words.next, { name: next.to.name }) }] : []),
          ...(key === undefined ? [] : [{ step: `follow-up:${stepNameOf(now.caseFile, key)}`, label: words.followUp }]),
        ]}
        links={words.complaint}
      />
    </ShownPage>
  )
}

/** All answers, with what is asked for and in which form. */
export function AccessCheck(end: EndProps) {
  const { items, format } = sarOf(end.now.answers)
  const words = useWords('access-request')
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button={words.write}
      also={[
        {
          key: 'sar-items',
          label: words.asked.check,
          value: words.items
            .filter(({ id }) => items.some((one) => one === id))
            .map(({ label }) => label)
            .join('; '),
        },
        {
          key: 'sar-format',
          label: words.format.check,
          value: format === 'portal' ? words.format.portalShort : words.format[format],
        },
      ]}
    />
  )
}
