import type { Address, CaseFile, EvidenceEntry, Person, ToolAnswers } from './caseFile.ts'

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

/** The imported person, with the names and addresses only the present one has. Present addresses keep their positions. */
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
 * Two case files that both grew out of a third. What only one of them changed counts as changed; what one took away and the other
 * left alone is gone; where both changed the same thing, ours counts. Nothing that only one side added is lost.
 */
export function mergeChanges(base: CaseFile, theirs: CaseFile, ours: CaseFile): CaseFile {
  if (same(ours, base)) return theirs
  if (same(theirs, base)) return ours
  // Positions in the list of addresses bind person and agreements together, so changed people are merged with care for them.
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

/** The side that changed something; ours when both did. */
const pick = <Value>(base: Value, theirs: Value, ours: Value): Value => (same(ours, base) ? theirs : ours)

/** Groups of things with a name, thing by thing. Undefined when neither side has the group. */
function mergeRecords<Item>(
  base: Readonly<Record<string, Item>> = {},
  theirs?: Readonly<Record<string, Item>>,
  ours?: Readonly<Record<string, Item>>,
): Record<string, Item> | undefined {
  if (theirs === undefined && ours === undefined) return undefined
  const entries = (record: Readonly<Record<string, Item>> = {}) => Object.entries(record)
  return Object.fromEntries(lists(entries(base), entries(theirs), entries(ours), ([name]) => name))
}

/** Lists of things with a key, thing by thing: theirs in their order, then what only ours has. */
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
