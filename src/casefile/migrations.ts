import { caseFileVersion } from './caseFile.ts'
import { isRecord } from './shape.ts'
import { nothingAsked } from './toolAnswers.ts'

type Json = Record<string, unknown>

/** From each older version to the next. A file goes through as many steps as it needs. */
const steps: Record<number, (older: Json) => Json> = {
  // Version 1 had no case id, no ids on events and no evidence list.
  1: (older) => ({
    ...older,
    version: 2,
    id: 'case',
    events: Array.isArray(older['events'])
      ? older['events'].map((event: Json, position) => ({ id: `event-${position + 1}`, ...event }))
      : older['events'],
    evidence: [],
  }),
  // Version 2 held the case alone: what the tools ask beside it was in no file.
  2: (older) => ({ ...older, version: 3, answers: nothingAsked }),
  // Version 3 knew no letter in which a firm asks for longer to send the data; all that it held is as it was.
  3: (older) => ({ ...older, version: 4 }),
  // Version 4 knew fewer letters and no day on which an agreement ended or something was found out.
  4: (older) => ({ ...older, version: 5 }),
  // Version 5 kept what stood in the boxes of one question alone.
  5: (older) => ({ ...older, version: 6, answers: withDrafts(older['answers']) }),
  // Version 6 asked those who write for somebody else for one present address, and they gave their own.
  6: (older) => ({ ...withWritersAddress(older), version: 7 }),
}

function withDrafts(answers: unknown): unknown {
  if (!isRecord(answers)) return answers
  const { draft, ...others } = answers
  return isRecord(draft) && typeof draft['step'] === 'string'
    ? { ...others, drafts: { [draft['step']]: draft['boxes'] } }
    : answers
}

/** The case with the present address where it belongs: it was the writer’s. The customer’s is asked for again. */
function withWritersAddress(older: Json): Json {
  const { person, acting, agreements } = older as {
    person?: { addresses?: unknown }
    acting?: { as?: unknown }
    agreements?: unknown
  }
  if (!acting || acting.as === 'self' || !Array.isArray(person?.addresses) || person.addresses.length === 0)
    return older
  const [address, ...earlier] = person.addresses as unknown[]
  return {
    ...older,
    acting: { ...acting, address },
    person: { ...person, addresses: [{ lines: [] }, ...earlier] },
    agreements: Array.isArray(agreements)
      ? agreements.map((agreement: Json | null) =>
          agreement?.['addressThen'] === 0 ? withoutAddressThen(agreement) : agreement,
        )
      : agreements,
  }
}

const withoutAddressThen = ({ addressThen: _, ...agreement }: Json): Json => agreement

/** The versions that can be read, oldest first. */
export const knownVersions: readonly number[] = [...Object.keys(steps).map(Number), caseFileVersion]

/** The same content in the present version's layout. The content itself is checked afterwards. */
export function migrate(file: Json & { version: number }): Json {
  let migrated: Json = file
  for (let version = file.version; version < caseFileVersion; version++) {
    const step = steps[version]
    if (!step) throw new Error(`There is no step from version ${version}`)
    migrated = step(migrated)
  }
  return migrated
}
