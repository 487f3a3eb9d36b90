import { resolve } from 'node:path'
import { causesOf } from '../../src/problems/causes.ts'
import { printCause, printProblems } from '../../src/problems/printProblems.ts'
import type { Edit, Editable } from '../../src/editing/edit.ts'
import { checkSite } from '../../src/site/checks/checkSite.ts'
import { type Changes, type Files, filesOnDisk, withChanges } from '../../src/content/reading/files.ts'
import { TextCache } from '../../src/content/reading/textCache.ts'
import { readDraft } from '../../src/site/draft.ts'
import { todayFrom } from '../../src/build/clock.ts'
import { refreshSchemas } from '../schemas/writeSchemas.ts'
import { writeAll } from './writeAll.ts'
import { writeCode, type WriteResult } from './writeCode.ts'

/** Makes an edit of a site, all of it or none: it is checked before anything is written. Returns whether it was made. */
export function editSite(folder: string, edit: (site: Editable, today: string) => Edit): boolean {
  const root = resolve(folder)
  const today = todayFrom(undefined)
  const files = filesOnDisk(root)
  const textCache = new TextCache()
  const { draft, problems } = readDraft(files, today, textCache)
  if (!draft) return refuse(printProblems(problems))
  const before = [...problems, ...checkSite(draft)]
  const made = edit({ draft, textOf: (file) => Buffer.from(files.bytes(file)).toString(), filesIn: files.list }, today)
  if ('refused' in made) return refuse(made.refused)

  const known = new Set(causesOf(before).map(({ what }) => what))
  const bringsCode = [...made.changes.keys()].some((file) => file.startsWith('src/'))
  const written = bringsCode
    ? writeCode(root, made.changes, known)
    : writeContent({ root, files, changes: made.changes, known, today, textCache })
  if ('faults' in written) return refuse(`It would leave the site with a fault:\n${written.faults}`)
  console.log([...made.done, ...(written.schemas ? ['The schemas that editors complete from follow.'] : [])].join('\n'))
  if (before.length > 0) console.log(`The site had ${before.length} problems before; npm run check lists them.`)
  return true
}

/** Writes an edit of content alone, if it brings no fault. */
function writeContent({
  root,
  files,
  changes,
  known,
  today,
  textCache,
}: {
  root: string
  files: Files
  changes: Changes
  known: ReadonlySet<string>
  today: string
  textCache: TextCache
}): WriteResult {
  const { draft, problems } = readDraft(withChanges(files, changes), today, textCache)
  const added = causesOf([...problems, ...(draft ? checkSite(draft) : [])]).filter(({ what }) => !known.has(what))
  if (added.length > 0) return { faults: added.map((cause) => printCause(cause)).join('\n') }
  writeAll(root, changes)
  return { schemas: draft !== undefined && refreshSchemas(root, draft).length > 0 }
}

function refuse(why: string): false {
  console.error(`Nothing was changed: ${why}`)
  return false
}
