import { caseFileVersion } from './caseKinds.ts'

type Json = Record<string, unknown>

/** From each older version to the next. A file goes through as many steps as it needs. */
const steps: Record<number, (older: Json) => Json> = {
  // Version 6 asked those who write for somebody else for one present address, and they gave their own.
  6: (older) => ({ ...withWritersAddress(older), version: 7 }),
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
