import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A paper that is none of car finance and looks like it, and what it is. */
type Decoy = { name: string; kind: string; text: string }

/** The papers of the folder of decoys. */
export function decoys(): Decoy[] {
  const folder = join(import.meta.dirname, '../../tests/fixtures/papers/decoys')
  return readdirSync(folder).map((name) => {
    const [head = '', text = ''] = readFileSync(join(folder, name), 'utf8').split(/^=====\n/m)
    return { name, kind: /^kind: (.+)$/m.exec(head)?.[1] ?? '', text }
  })
}
