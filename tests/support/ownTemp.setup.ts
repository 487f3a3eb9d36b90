import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Has all that tests make beside the project made in one folder, which goes when they have ended. */
export default function ownTemp(): () => void {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'kerbside-tests-'))
  // The first is what Unix asks, the others what Windows does.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
