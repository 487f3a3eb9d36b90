import type { SavedCase } from './caseFile.ts'
import { checkSavedCase, type ShapeFault } from './caseFileSchema.ts'
import { caseFileFormat, caseFileVersion } from './caseKinds.ts'
import { isRecord, readJson } from './readJson.ts'

export type ParsedCaseFile = { ok: true; saved: SavedCase } | { ok: false; fault: FileFault }

/** Why a text is not a usable case file, with the version it has or what is wrong in it. */
export type FileFault =
  | { is: 'tooLong' | 'noCase' | 'notOurs' | 'noVersion' }
  | { is: 'newer'; version: number }
  | { is: 'damaged'; fault: ShapeFault }

/** More than any browser keeps for one site. */
export const mostCharacters = 4_000_000
/** Largest size in bytes of a file with that many characters. */
export const mostCaseBytes = 3 * mostCharacters

/**
 * Read a saved or exported case file of this version or an older one. Never throws: a file that is too large, damaged, not ours, or
 * of an unknown version is refused with the reason.
 */
export function parseCaseFile(content: string): ParsedCaseFile {
  if (content.length > mostCharacters) return refused({ is: 'tooLong' })
  const file = readJson(content)
  if (file === undefined) return refused({ is: 'noCase' })
  if (!isRecord(file) || file['format'] !== caseFileFormat) return refused({ is: 'notOurs' })
  const version = file['version']
  if (typeof version !== 'number' || !knownVersions.includes(version))
    return refused(
      typeof version === 'number' && version > caseFileVersion ? { is: 'newer', version } : { is: 'noVersion' },
    )
  const checked = checkSavedCase(migrate({ ...file, version }))
  if (!checked.ok) return refused({ is: 'damaged', fault: checked.fault })
  const { answers, ...caseFile } = checked.saved
  return { ok: true, saved: { caseFile, answers } }
}

const refused = (fault: FileFault): ParsedCaseFile => ({ ok: false, fault })

type Json = Record<string, unknown>

/** Migrations from each older version to the next. A file takes as many as it needs. */
const steps: Record<number, (older: Json) => Json> = {
  // Version 6 asked those who write for somebody else for one present address, and they gave their own.
  6: (older) => ({ ...withWritersAddress(older), version: 7 }),
}

/** Move the present address to the writer, whose it was. The customer’s is asked for again. */
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

const knownVersions: readonly number[] = [...Object.keys(steps).map(Number), caseFileVersion]

/** Convert a file to the present version’s layout. Its content is checked afterwards. */
function migrate(file: Json & { version: number }): Json {
  let migrated: Json = file
  for (let version = file.version; version < caseFileVersion; version++) {
    const step = steps[version]
    if (!step) throw new Error(`There is no step from version ${version}`)
    migrated = step(migrated)
  }
  return migrated
}
