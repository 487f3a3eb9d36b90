import type { Address, CaseFile, EvidenceEntry, Person, ToolAnswers } from './caseFile.ts'

/**
 * Merge an imported case file into the present one. Of agreements, events and evidence with the same id, the imported one
 * wins; all others are kept. Nothing that only the present file has is lost. Importing twice changes nothing more.
 */
export function mergeCaseFiles(present: CaseFile, imported: CaseFile): CaseFile {
  const person = mergePeople(present.person, imported.person)
  return {
    ...present,
    ...imported,
    id: present.id,
    person: person.merged,
    acting: { ...present.acting, ...imported.acting },
    agreements: lists(
      [],
      present.agreements,
      imported.agreements.map((agreement) => ({
        ...agreement,
        ...(agreement.addressThen === undefined ? {} : { addressThen: person.addressAt(agreement.addressThen) }),
      })),
      idOf,
    ),
    events: lists([], present.events, imported.events, idOf),
    evidence: lists([], present.evidence, imported.evidence, evidenceKey),
  }
}

/** Add names and addresses only the present person has to the imported one. Present addresses keep their positions. */
function mergePeople(present: Person, imported: Person) {
  const addresses = lists([], present.addresses, imported.addresses, addressKey)
  const merged: Person = {
    ...present,
    ...imported,
    fullName: imported.fullName || present.fullName,
    previousNames: [...new Set([...present.previousNames, ...imported.previousNames, ...otherName(present, imported)])],
    addresses,
  }
  const addressAt = (position: number) => {
    const key = addressKey(imported.addresses[position] ?? { lines: [] })
    return addresses.findIndex((address) => addressKey(address) === key)
  }
  return { merged, addressAt }
}

const otherName = (present: Person, imported: Person) =>
  present.fullName && imported.fullName && present.fullName !== imported.fullName ? [present.fullName] : []

const addressKey = ({ lines, postcode }: Address) => JSON.stringify([lines, postcode])

const evidenceKey = ({ item, agreementId }: EvidenceEntry) => `${item}\n${agreementId ?? ''}`

const idOf = ({ id }: { id: string }) => id

/**
 * Merge two case files made from a third (three-way). A change on one side is taken, and so is the removal of what the other
 * left alone; where both changed the same thing, ours wins. Nothing that only one side added is lost.
 */
export function mergeChanges(base: CaseFile, theirs: CaseFile, ours: CaseFile): CaseFile {
  if (same(ours, base)) return theirs
  if (same(theirs, base)) return ours
  // Agreements refer to addresses by position, so merge changed people in a way that keeps the positions.
  const bothPeople =
    !same(theirs.person, base.person) && !same(ours.person, base.person) && !same(theirs.person, ours.person)
  const whole = bothPeople
    ? mergeCaseFiles(theirs, ours)
    : { ...ours, person: pick(base.person, theirs.person, ours.person) }
  const representative = pick(base.representative, theirs.representative, ours.representative)
  const { representative: _, ...rest } = whole
  return {
    ...rest,
    acting: pick(base.acting, theirs.acting, ours.acting),
    ...(representative ? { representative } : {}),
    agreements: bothPeople ? whole.agreements : lists(base.agreements, theirs.agreements, ours.agreements, idOf),
    events: lists(base.events, theirs.events, ours.events, idOf),
    evidence: lists(base.evidence, theirs.evidence, ours.evidence, evidenceKey),
  }
}

/** Choose the side that changed; ours when both did. */
const pick = <Value>(base: Value, theirs: Value, ours: Value): Value => (same(ours, base) ? theirs : ours)

/** Merge two records entry by entry. Undefined when neither side has the record. */
function mergeRecords<Item>(
  base: Readonly<Record<string, Item>> = {},
  theirs?: Readonly<Record<string, Item>>,
  ours?: Readonly<Record<string, Item>>,
): Record<string, Item> | undefined {
  if (theirs === undefined && ours === undefined) return undefined
  const entries = (record: Readonly<Record<string, Item>> = {}) => Object.entries(record)
  return Object.fromEntries(lists(entries(base), entries(theirs), entries(ours), ([name]) => name))
}

/** Merge two lists item by item, by key: theirs in their order, then what only ours has. */
function lists<Item>(
  base: readonly Item[],
  theirs: readonly Item[],
  ours: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const byKey = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item]))
  const [was, their, our] = [byKey(base), byKey(theirs), byKey(ours)]
  return [...new Set([...their.keys(), ...our.keys()])].flatMap((key) => {
    const item = pick(was.get(key), their.get(key), our.get(key))
    return item === undefined ? [] : [item]
  })
}

/** True when two values would be saved as the same text. */
const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Merge the tools’ answers of two that were made from a third: a change on one side is taken; where both
 * changed the same thing, ours wins. Letters, packs, open questions and those of checks are merged one by one.
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

/** Answers that are records, merged entry by entry. */
const many = ['checks', 'packs', 'setAside', 'drafts'] as const

const isMany = (key: keyof ToolAnswers): key is (typeof many)[number] => many.some((one) => one === key)
