import type { CaseFile, EvidenceEntry, Person } from './caseFile.ts'
import { mergeRecords, pick, same } from './mergeChanges.ts'
import type { ToolAnswers } from './toolAnswers.ts'

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

/**
 * The tools’ own answers of two that grew out of a third: what only one of them changed counts as changed; where both
 * changed the same thing, ours counts. Letters, packs, open questions and those of checks are merged one by one.
 */
export function mergeAnswers(base: ToolAnswers, theirs: ToolAnswers, ours: ToolAnswers): ToolAnswers {
  if (same(ours, base)) return theirs
  if (same(theirs, base)) return ours
  const { asked: _, edits: __, ...others } = { ...theirs, ...ours }
  const names = Object.keys(others) as (keyof typeof others)[]
  return {
    ...Object.fromEntries(
      names.flatMap((key) => {
        const value = isMany(key)
          ? mergeRecords<unknown>(base[key], theirs[key], ours[key])
          : pick(base[key], theirs[key], ours[key])
        const isGone = value === undefined || (key === 'drafts' && Object.keys(value).length === 0)
        return isGone ? [] : [[key, value]]
      }),
    ),
    asked: [...new Set([...theirs.asked, ...ours.asked])].filter((step) =>
      pick(base.asked.includes(step), theirs.asked.includes(step), ours.asked.includes(step)),
    ),
    edits: mergeRecords(base.edits, theirs.edits, ours.edits) ?? {},
  }
}

/** The answers that are many things with a name each, and are merged thing by thing. */
const many = ['checks', 'packs', 'setAside', 'drafts'] as const

const isMany = (key: keyof ToolAnswers): key is (typeof many)[number] => many.some((one) => one === key)
