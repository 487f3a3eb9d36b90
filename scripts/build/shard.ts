import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './usageError.ts'

/** One of several parts that a build is split into, from 1. */
export type Shard = { index: number; of: number }

/** What a part says of itself: which part it is, and of which build. */
export type ShardMark = Shard & { build: string }

const markFile = 'shard.json'

/** "2/3" as a part. Throws with what is allowed when it is none. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (!index || !of || index > of) throw new UsageError(`"${text}" is not a part of a build; write it as 1/3, 2/3 or 3/3`)
  return { index, of }
}

/** The items that fall to a part: each item falls to exactly one. */
export const inShard = <T>(items: readonly T[], shard: Shard | undefined): T[] =>
  shard === undefined ? [...items] : items.filter((_, position) => position % shard.of === shard.index - 1)

export const writeMark = (folder: string, mark: ShardMark): void => writeFileSync(join(folder, markFile), JSON.stringify(mark))

export function readMark(folder: string): ShardMark {
  try {
    return JSON.parse(readFileSync(join(folder, markFile), 'utf8')) as ShardMark
  } catch {
    throw new UsageError(`${folder} is not a part of a build; make it with npm run build -- --shard 1/3 --out ${folder}`)
  }
}

export const isMark = (file: string): boolean => file === markFile
