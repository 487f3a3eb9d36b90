import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Files = {
  /** Every file below a folder, in order of name. */
  list: (folder: string) => string[]
  has: (file: string) => boolean
  /** The bytes of a file. Throws when it cannot be read. */
  bytes: (file: string) => Uint8Array
}

export function filesOnDisk(root: string): Files {
  const list = (folder: string): string[] => {
    const full = join(root, folder)
    if (!existsSync(full)) return []
    return readdirSync(full, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((item) =>
        item.isDirectory()
          ? list(`${folder}/${item.name}`)
          : item.name.startsWith('.')
            ? []
            : [`${folder}/${item.name}`],
      )
  }
  return {
    list,
    has: (file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
    bytes: (file) => readFileSync(join(root, file)),
  }
}

export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>

/** The same files with some of them changed, added or gone, so that a change can be checked before it is written. */
export function withChanges(files: Files, changes: Changes): Files {
  const added = [...changes].flatMap(([file, content]) => (content === undefined ? [] : [file]))
  return {
    list: (folder) => {
      const there = files.list(folder)
      const left = there.filter((file) => !changes.has(file) || changes.get(file) !== undefined)
      const more = added.filter((file) => file.startsWith(`${folder}/`) && !there.includes(file))
      return more.length === 0 ? left : [...left, ...more].sort(byFolder)
    },
    has: (file) => (changes.has(file) ? changes.get(file) !== undefined : files.has(file)),
    bytes: (file) => {
      const content = changes.get(file)
      if (content === undefined) return files.bytes(file)
      return typeof content === 'string' ? Buffer.from(content) : content
    },
  }
}

export function filesInMemory(files: Files): Files {
  const held = new Map(
    ['site.manifest.yaml', ...files.list('content')]
      .filter((file) => files.has(file))
      .map((file) => [file, files.bytes(file)]),
  )
  const names = [...held.keys()]
  return {
    list: (folder) => names.filter((file) => file.startsWith(`${folder}/`)),
    has: (file) => held.has(file),
    bytes: (file) => held.get(file) ?? files.bytes(file),
  }
}

/** By the names of the folders in turn, as a walk through the folders meets them. */
const byFolder = (one: string, other: string): number =>
  one.replaceAll('/', '\0') < other.replaceAll('/', '\0') ? -1 : 1
