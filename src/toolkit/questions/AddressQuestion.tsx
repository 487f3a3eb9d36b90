import type { Address } from '../../casefile/caseFile.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { parsePostcode } from '../../casefile/inputs/person.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dateParts, type PlainDate } from '../../dates/plainDate.ts'
import { updateCase } from '../case/snapshot.ts'
import { addressAt } from '../case/steps.ts'
import { useDraft } from '../case/useDraft.ts'
import { type Fault, faultsOf } from '../controls/ErrorSummary.tsx'
import { FieldGroup } from '../controls/Field.tsx'
import { FieldBoxes, type FieldView, type Look, type Within } from '../controls/FieldBoxes.tsx'
import type { ToolWords } from '../wordsFiles.ts'
import { PageQuestion, type QuestionProps, questionWords } from './PageQuestion.tsx'

/** An address: the customer’s present or last one (`about` is "0"), an earlier one with the years it was lived at, or that of whoever writes for them ("own"). */
export function AddressQuestion(page: QuestionProps) {
  const words = questionWords(page).address
  const { about } = page
  const { caseFile: now } = page.now
  const place = Number(about)
  const whose = about === 'own' || now.acting.as === 'self' ? 'yours' : now.acting.as === 'executor' ? 'last' : 'theirs'
  const known = addressAt(about, now)
  const [first = '', second = '', town = '', ...more] =
    known?.lines.length === 2 ? [known.lines[0], '', known.lines[1]] : (known?.lines ?? [])
  const [{ address: typed, abroad }, type] = useDraft(() => ({
    address: {
      first,
      second,
      town: [town, ...more].join(', ').replace(/, $/, ''),
      postcode: known?.postcode ?? '',
      country: known?.country ?? '',
      from: String(known?.from?.year ?? ''),
      to: String(known?.to?.year ?? ''),
    },
    abroad: known?.country !== undefined,
  }))
  const earlier = place > 0
  const title = earlier ? words.earlier : about === 'own' ? words.own : words[whose]
  const id = `${page.prefix}${about === 'own' ? 'own-address' : 'address'}`
  const fillsIn = (token: string) => (earlier || whose !== 'yours' ? 'off' : token)
  const check = () => {
    const postcode = parsePostcode(typed.postcode)
    // An old address may be half forgotten: the street and the town are enough.
    const faults = [
      ...faultsOf([
        [boxOf(id, 'first'), oneLine(typed.first) ? null : words.noLine],
        [`${id}-town`, oneLine(typed.town) ? null : words.noTown],
        [`${id}-postcode`, abroad || (earlier && typed.postcode.trim() === '') ? null : postcode],
        [`${id}-country`, abroad && !oneLine(typed.country) ? words.noCountry : null],
      ]),
      ...(earlier ? yearsFaults(id, typed, page.context.today, words) : []),
    ]
    if (faults.length > 0) return faults
    const address = addressFrom(typed, abroad, earlier)
    return updateCase((caseFile) => {
      const { acting, person } = caseFile
      if (about === 'own') return { ...caseFile, acting: { ...acting, address } }
      const addresses = [...person.addresses]
      addresses[Math.min(place, addresses.length)] = address
      return { ...caseFile, person: { ...person, addresses } }
    })
  }
  const box = (part: keyof Typed, label: string, look: TextLook, within?: Within): FieldView => ({
    id: boxOf(id, part),
    look: { as: 'text', ...look },
    label,
    within,
  })
  const year = { inputMode: 'numeric', width: 4 } as const
  const postcode = abroad ? words.postcodeAbroad : earlier ? words.postcodeOptional : words.postcode
  const fields: FieldView[] = [
    box('first', words.line1, { autoComplete: fillsIn('address-line1'), width: 40 }),
    box('second', words.line2, { autoComplete: fillsIn('address-line2'), width: 40 }),
    box('town', words.town, { autoComplete: fillsIn('address-level2') }),
    box('postcode', postcode, { autoComplete: fillsIn('postal-code'), width: 10 }),
    { id: `${id}-abroad`, look: { as: 'tick' }, label: words.abroad },
    ...(abroad ? [box('country', words.country, { autoComplete: fillsIn('country-name') }, 'reveal')] : []),
    ...(earlier ? [box('from', words.from, year, 'fields'), box('to', words.to, year, 'fields')] : []),
  ]
  const typedAt = Object.fromEntries(parts.map((part) => [boxOf(id, part), typed[part]]))
  const typeAt = (at: string, value: unknown) => {
    const part = parts.find((one) => boxOf(id, one) === at)
    if (part === undefined) type({ abroad: value === true })
    else type(({ address }) => ({ address: { ...address, [part]: value } }))
  }
  return (
    <PageQuestion title={title} page={page} check={check}>
      {(_, faults, isOne) => (
        <FieldGroup
          id={id}
          legend={title}
          hint={earlier ? words.earlierHint : about === 'own' ? words.ownHint : words.hints[whose]}
          asQuestion={isOne}
        >
          <FieldBoxes
            fields={fields}
            typed={{ ...typedAt, [`${id}-abroad`]: abroad }}
            onType={typeAt}
            faults={faults}
          />
        </FieldGroup>
      )}
    </PageQuestion>
  )
}

const parts = ['first', 'second', 'town', 'postcode', 'country', 'from', 'to'] as const
type Typed = Record<(typeof parts)[number], string>
type TextLook = Omit<Extract<Look, { as: 'text' }>, 'as'>

const boxOf = (id: string, part: keyof Typed): string =>
  `${id}-${part === 'first' ? '1' : part === 'second' ? '2' : part}`

function addressFrom(typed: Typed, abroad: boolean, earlier: boolean): Address {
  const postcode = parsePostcode(typed.postcode)
  const abroadPart = {
    country: oneLine(typed.country),
    ...(oneLine(typed.postcode) ? { postcode: oneLine(typed.postcode) } : {}),
  }
  return {
    lines: [typed.first, typed.second, typed.town].map(oneLine).filter(Boolean),
    ...(abroad ? abroadPart : postcode.ok ? { postcode: postcode.value } : {}),
    ...(earlier ? yearsOf(typed) : {}),
  }
}

type Years = Pick<Typed, 'from' | 'to'>
type Words = ToolWords['questions']['address']

export function yearsFaults(id: string, { from, to }: Years, today: PlainDate, words: Words): Fault[] {
  const order = yearOf(from) > 0 && yearOf(to) > 0 && yearOf(to) < yearOf(from)
  return faultsOf([
    [`${id}-from`, yearFault(from, words.fromFaults, today)],
    [`${id}-to`, order ? fillIn(words.toFaults.order, { year: yearOf(from) }) : yearFault(to, words.toFaults, today)],
  ])
}

export const yearsOf = ({ from, to }: Years): Pick<Address, 'from' | 'to'> => ({
  ...(yearOf(from) > 0 ? { from: { year: yearOf(from), approx: false } } : {}),
  ...(yearOf(to) > 0 ? { to: { year: yearOf(to), approx: false } } : {}),
})

const yearOf = (typed: string): number => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : 0)

function yearFault(typed: string, words: Words['fromFaults'], today: PlainDate): string | null {
  if (typed.trim() === '') return null
  if (yearOf(typed) < 1900) return words.notYear
  return yearOf(typed) > dateParts(today).year ? words.past : null
}
