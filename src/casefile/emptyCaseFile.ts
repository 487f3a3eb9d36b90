import { type CaseFile, caseFileFormat, caseFileVersion } from './caseFile.ts'

/** A case file with nothing in it. The id is made by the caller, at random, so that the core stays predictable. */
export const emptyCaseFile = (id: string): CaseFile => ({
  format: caseFileFormat,
  version: caseFileVersion,
  id,
  person: { fullName: '', previousNames: [], addresses: [], contactBy: 'email' },
  acting: { as: 'self' },
  agreements: [],
  events: [],
  evidence: [],
})
