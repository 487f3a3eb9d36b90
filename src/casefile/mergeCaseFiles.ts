import type { CaseFile, EvidenceEntry, Person } from './caseFile.ts'

/**
 * One case file out of two. Agreements, events and evidence with the same id are the same thing and the imported one
 * counts; all others are kept from both. Nothing the present file holds alone is lost. Importing twice changes nothing more.
 */
export function mergeCaseFiles(present: CaseFile, imported: CaseFile): CaseFile {
  const person = mergePeople(present.person, imported.person)
  return {
    ...present,
    ...imported,
    id: present.id,
    person: person.merged,
    acting: { ...present.acting, ...imported.acting },
    agreements: byKey(
      [
        ...present.agreements,
        ...imported.agreements.map((agreement) => ({
          ...agreement,
          ...(agreement.addressThen === undefined ? {} : { addressThen: person.addressAt(agreement.addressThen) }),
        })),
      ],
      ({ id }) => id,
    ),
    events: byKey([...present.events, ...imported.events], ({ id }) => id),
    evidence: byKey([...present.evidence, ...imported.evidence], evidenceKey),
  }
}

/** The imported person, with the names and addresses only the present one has. Present addresses keep their positions. */
function mergePeople(present: Person, imported: Person) {
  const addresses = byKey([...present.addresses, ...imported.addresses], (address) =>
    JSON.stringify([address.lines, address.postcode]),
  )
  const merged: Person = {
    ...present,
    ...imported,
    fullName: imported.fullName || present.fullName,
    previousNames: [...new Set([...present.previousNames, ...imported.previousNames, ...otherName(present, imported)])],
    addresses,
  }
  const addressAt = (position: number) => {
    const { lines, postcode } = imported.addresses[position] ?? { lines: [] }
    return addresses.findIndex(
      (address) => JSON.stringify([address.lines, address.postcode]) === JSON.stringify([lines, postcode]),
    )
  }
  return { merged, addressAt }
}

const otherName = (present: Person, imported: Person) =>
  present.fullName && imported.fullName && present.fullName !== imported.fullName ? [present.fullName] : []

const evidenceKey = ({ item, agreementId }: EvidenceEntry) => `${item}\n${agreementId ?? ''}`

/** The last of each key, in the order the keys first appear. */
const byKey = <Item>(items: Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]
