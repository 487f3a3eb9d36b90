import type { Address } from '../../casefile/caseFile.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { parsePostcode } from '../../casefile/inputs/person.ts'
import { updateCase } from '../case/snapshot.ts'
import { addressAt } from '../case/steps.ts'
import { useDraftField } from '../case/useDraftField.ts'
import { Checkbox } from '../controls/Checkbox.tsx'
import { FieldGroup } from '../controls/FieldGroup.tsx'
import { TextInput } from '../controls/TextInput.tsx'
import { AddressYears, yearsFaults, yearsOf } from './AddressYears.tsx'
import { PageQuestion, type QuestionProps, questionWords } from './PageQuestion.tsx'
import { faultsOf } from '../controls/ErrorSummary.tsx'

/** An address: the customer’s present or last one (`about` is "0"), an earlier one with the years it was lived at, or that of whoever writes for them ("own"). */
export function AddressQuestion(page: QuestionProps) {
  const words = questionWords(page).address
  const {
    now: { caseFile: now },
    about,
    context: { today },
  } = page
  const place = Number(about)
  const whose = about === 'own' || now.acting.as === 'self' ? 'yours' : now.acting.as === 'executor' ? 'last' : 'theirs'
  const known = addressAt(about, now)
  const [first = '', second = '', town = '', ...more] =
    known?.lines.length === 2 ? [known.lines[0], '', known.lines[1]] : (known?.lines ?? [])
  const [typed, setTyped] = useDraftField('address', {
    first,
    second,
    town: [town, ...more].join(', ').replace(/, $/, ''),
    postcode: known?.postcode ?? '',
    country: known?.country ?? '',
    from: String(known?.from?.year ?? ''),
    to: String(known?.to?.year ?? ''),
  })
  const [abroad, setAbroad] = useDraftField('abroad', known?.country !== undefined)
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const earlier = place > 0
  const title = earlier ? words.earlier : about === 'own' ? words.own : words[whose]
  const id = `${page.prefix ?? ''}${about === 'own' ? 'own-address' : 'address'}`
  const fillsIn = (token: string) => (earlier || whose !== 'yours' ? 'off' : token)
  const check = () => {
    const postcode = parsePostcode(typed.postcode)
    // An old address may be half forgotten: the street and the town are enough.
    const faults = [
      ...faultsOf([
        [`${id}-1`, oneLine(typed.first) ? null : words.noLine],
        [`${id}-town`, oneLine(typed.town) ? null : words.noTown],
        [`${id}-postcode`, abroad || (earlier && typed.postcode.trim() === '') ? null : postcode],
        [`${id}-country`, abroad && !oneLine(typed.country) ? words.noCountry : null],
      ]),
      ...(earlier ? yearsFaults(id, typed, today, words) : []),
    ]
    if (faults.length > 0) return faults
    const address = addressFrom(typed, abroad, earlier)
    if (about === 'own') return updateCase((caseFile) => ({ ...caseFile, acting: { ...caseFile.acting, address } }))
    return updateCase((caseFile) => ({
      ...caseFile,
      person: {
        ...caseFile.person,
        addresses:
          place < caseFile.person.addresses.length
            ? caseFile.person.addresses.with(place, address)
            : [...caseFile.person.addresses, address],
      },
    }))
  }
  return (
    <PageQuestion title={title} page={page} check={check}>
      {(faultOf, _, isOne) => (
        <FieldGroup
          id={id}
          legend={title}
          hint={earlier ? words.earlierHint : about === 'own' ? words.ownHint : words.hints[whose]}
          asQuestion={isOne}
        >
          <TextInput
            id={`${id}-1`}
            label={words.line1}
            autoComplete={fillsIn('address-line1')}
            value={typed.first}
            onChange={(value) => type({ first: value })}
            error={faultOf(`${id}-1`)}
            width={40}
          />
          <TextInput
            id={`${id}-2`}
            label={words.line2}
            autoComplete={fillsIn('address-line2')}
            value={typed.second}
            onChange={(value) => type({ second: value })}
            width={40}
          />
          <TextInput
            id={`${id}-town`}
            label={words.town}
            autoComplete={fillsIn('address-level2')}
            value={typed.town}
            onChange={(value) => type({ town: value })}
            error={faultOf(`${id}-town`)}
          />
          <TextInput
            id={`${id}-postcode`}
            label={abroad ? words.postcodeAbroad : earlier ? words.postcodeOptional : words.postcode}
            autoComplete={fillsIn('postal-code')}
            value={typed.postcode}
            onChange={(value) => type({ postcode: value })}
            error={faultOf(`${id}-postcode`)}
            width={10}
          />
          <Checkbox id={`${id}-abroad`} label={words.abroad} checked={abroad} onChange={setAbroad} />
          {abroad && (
            <div className="reveal">
              <TextInput
                id={`${id}-country`}
                label={words.country}
                autoComplete={fillsIn('country-name')}
                value={typed.country}
                onChange={(value) => type({ country: value })}
                error={faultOf(`${id}-country`)}
              />
            </div>
          )}
          {earlier && <AddressYears id={id} words={words} typed={typed} onType={type} faultOf={faultOf} />}
        </FieldGroup>
      )}
    </PageQuestion>
  )
}

type Typed = {
  first: string
  second: string
  town: string
  postcode: string
  country: string
  from: string
  to: string
}

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
