import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files by their names within a folder, with "/" between. */
export type NamedFiles = Iterable<readonly [name: string, content: string | Uint8Array]>

/** Every file of a folder by its way from there, with "/" between. A link is named as a file and never followed, as Node’s own recursive reading does. */
export const filesUnder = (folder: string, under = ''): string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? filesUnder(folder, `${under}${item.name}/`) : [under + item.name],
  )

export const readFiles = (folder: string): Map<string, Uint8Array> =>
  new Map(filesUnder(folder).map((name) => [name, readFileSync(join(folder, name))]))

export function readJsonFile<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Writes a file of a folder, and makes the folders between. Gives the whole path. */
export function writeIn(folder: string, name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}

export function writeFiles(folder: string, files: NamedFiles): void {
  for (const [name, content] of files) writeIn(folder, name, content)
}
