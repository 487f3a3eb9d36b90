import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frontMatters } from '../../src/markdown/readArticle.server.ts'
import { Memory, type Remembered } from '../../src/site/memory.ts'
import { studies } from '../../src/site/studyOf.ts'
import { keepWhole } from './keepWhole.ts'
import { cacheFolder } from './projectRoot.ts'

type Kept = { code: string; known: [string, Remembered][] }

const fileOf = (siteDir: string) => join(cacheFolder, 'studies', `${hash('sha256', siteDir).slice(0, 24)}.json`)

/** A memory that starts with what the last build of a site found out about the words of its pages, with the same code. */
export function memoryOfLastBuild(siteDir: string, code: string): Memory {
  try {
    const kept = JSON.parse(readFileSync(fileOf(siteDir), 'utf8')) as Kept
    return new Memory(kept.code === code ? kept.known : [])
  } catch {
    return new Memory()
  }
}

/** Keeps what a build has found out, for the next. */
export const keepMemory = (siteDir: string, code: string, memory: Memory): void =>
  keepWhole(fileOf(siteDir), JSON.stringify({ code, known: [...memory.about(studies), ...memory.about(frontMatters)] } satisfies Kept))
