import { resolve } from 'node:path'
import { causesOf } from '../../src/problems/causes.ts'
import { printCause, printProblems } from '../../src/problems/printProblems.ts'
import type { Edit, Editable } from '../../src/editing/edit.ts'
import { checkSite } from '../../src/site/checks/checkSite.ts'
import { filesOnDisk, withChanges } from '../../src/site/files.server.ts'
import { Memory } from '../../src/site/memory.ts'
import { readDraft } from '../../src/site/readSite.server.ts'
import { todayFrom } from '../clock.ts'
import { writeSchemas } from '../schemas/writeSchemas.ts'
import { writeAll } from './writeAll.ts'

/** Makes an edit of a site, all of it or none: it is checked before anything is written. Returns whether it was made. */
export function editSite(folder: string, edit: (site: Editable, today: string) => Edit): boolean {
  const root = resolve(folder)
  const today = todayFrom(undefined)
  const files = filesOnDisk(root)
  const memory = new Memory()
  const { draft, problems } = readDraft(files, today, memory)
  if (!draft) return refuse(printProblems(problems))
  const before = [...problems, ...checkSite(draft)]
  const made = edit({ draft, textOf: (file) => Buffer.from(files.bytes(file)).toString() }, today)
  if ('refused' in made) return refuse(made.refused)

  const after = readDraft(withChanges(files, made.changes), today, memory)
  const known = new Set(causesOf(before).map(({ what }) => what))
  const added = causesOf([...after.problems, ...(after.draft ? checkSite(after.draft) : [])]).filter(({ what }) => !known.has(what))
  if (added.length > 0) return refuse(`It would leave the site with a fault:\n${added.map((cause) => printCause(cause)).join('\n')}`)

  writeAll(root, made.changes)
  const schemas = after.draft && files.list('schemas').length > 0 ? writeSchemas(root, after.draft) : []
  console.log([...made.done, ...(schemas.length > 0 ? ['The schemas that editors complete from follow.'] : [])].join('\n'))
  if (before.length > 0) console.log(`The site had ${before.length} problems before; npm run check lists them.`)
  return true
}

function refuse(why: string): false {
  console.error(`Nothing was changed: ${why}`)
  return false
}
