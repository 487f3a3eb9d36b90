import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { todayFrom } from '../../src/build/clock.ts'
import { UsageError } from '../../src/build/faults.ts'
import { writeIn } from '../../src/build/files.ts'
import { withKeptTexts } from '../../src/build/keptTexts.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'
import { type Changes, filesOnDisk, withChanges } from '../../src/content/reading/files.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import type { Edit, Editable } from '../../src/editing/new/newOptions.ts'
import { causesOf, printCause, printProblems } from '../../src/problems/printProblems.ts'
import { type Problem, printProblem } from '../../src/problems/problem.ts'
import { readSite } from '../../src/site/readSite.ts'
import { refreshSchemas } from '../schemas/jsonSchemas.ts'

type MakeEdit = (site: Editable, today: string) => Edit

/** Makes an edit of a site, all of it or none: it is checked before anything is written. Throws a UsageError when it is refused. */
export function editSite(folder: string, edit: MakeEdit): void {
  const root = resolve(folder)
  const refused = withKeptTexts(root, (texts) => editWith(texts, root, edit))
  if (refused !== undefined) throw new UsageError(`Nothing was changed: ${refused}`)
}

function editWith(textCache: TextCache, root: string, edit: MakeEdit): string | undefined {
  const today = todayFrom()
  const files = filesOnDisk(root)
  const { draft, problems: before } = readSite(files, today, textCache)
  if (!draft) return printProblems(before)
  const made = edit({ draft, textOf: (file) => Buffer.from(files.bytes(file)).toString(), filesIn: files.list }, today)
  if ('refused' in made) return made.refused

  const known = new Set(causesOf(before).map(({ what }) => what))
  const bringsCode = [...made.changes.keys()].some((file) => file.startsWith('src/'))
  const written = bringsCode
    ? writeCode(root, made.changes, known)
    : writeContent(root, made.changes, known, readSite(withChanges(files, made.changes), today, textCache))
  if ('faults' in written) return `It would leave the site with a fault:\n${written.faults}`
  console.log([...made.done, ...(written.schemas ? ['The schemas that editors complete from follow.'] : [])].join('\n'))
  if (before.length > 0) console.log(`The site had ${before.length} problems before; npm run check lists them.`)
  return undefined
}

function writeContent(
  root: string,
  changes: Changes,
  known: ReadonlySet<string>,
  { draft, problems }: ReturnType<typeof readSite>,
): WriteResult {
  const added = causesOf(problems).filter(({ what }) => !known.has(what))
  if (added.length > 0) return { faults: added.map((cause) => printCause(cause)).join('\n') }
  writeAll(root, changes)
  return { schemas: draft !== undefined && refreshSchemas(root, draft).length > 0 }
}

type WriteResult = { schemas: boolean } | { faults: string }

/** A fault as `check --json` prints it. */
type Found = Omit<Problem, 'what'> & { message: string }

/** Writes an edit with code, and checks the site in a new process, as this one runs the old code. A new fault takes everything back. */
function writeCode(root: string, changes: Changes, known: ReadonlySet<string>): WriteResult {
  const takeBack = writeAll(root, changes)
  const faults = run(root, 'schemas').fault ?? faultsFound(run(root, 'check', '--json'), known)
  if (faults === undefined) return { schemas: true }
  takeBack()
  run(root, 'schemas')
  return { faults }
}

function faultsFound({ out, fault }: Ran, known: ReadonlySet<string>): string | undefined {
  if (out === '') return fault
  const added = (JSON.parse(out) as Found[]).filter(({ message }) => !known.has(message))
  return added.length === 0
    ? undefined
    : added.map(({ message, ...fault }) => printProblem({ ...fault, what: message })).join('\n')
}

type Ran = { out: string; fault: string | undefined }

function run(root: string, script: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts', `${script}.ts`), '--site', root, ...args],
    { encoding: 'utf8' },
  )
  return { out: stdout, fault: status === 0 ? undefined : stderr }
}

/** Writes every change, or none: when one cannot be written, those before it are taken back. Returns what takes all of them back. */
function writeAll(root: string, changes: Changes): () => void {
  const before: [string, Uint8Array | undefined][] = []
  const write = (file: string, content: string | Uint8Array | undefined) =>
    content === undefined ? rmSync(join(root, file), { force: true }) : writeIn(root, file, content)
  const takeBack = () => {
    for (const [file, content] of before) write(file, content)
  }
  try {
    for (const [file, content] of changes) {
      before.push([file, existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined])
      write(file, content)
    }
  } catch (error) {
    takeBack()
    throw error
  }
  return takeBack
}
