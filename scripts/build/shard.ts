import { type BuildRecord, readRecord, type Shard, type ShardMark } from './buildRecord.ts'
import { UsageError } from './faults.ts'

/** "2/3" as a part. Throws with what is allowed when it is none. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (!index || !of || index > of)
    throw new UsageError(`"${text}" is not a part of a build; write it as 1/3, 2/3 or 3/3`)
  return { index, of }
}

/** The items that fall to a part: each item falls to exactly one. */
export const inShard = <T>(items: readonly T[], shard: Shard | undefined): T[] =>
  shard === undefined ? [...items] : items.filter((_, position) => position % shard.of === shard.index - 1)

/** What the folder of a part says of itself. Throws with the remedy when it is none. */
export function readPart(folder: string): BuildRecord & { part: ShardMark } {
  const record = readRecord(folder)
  if (!record?.part)
    throw new UsageError(
      `${folder} is not a part of a build; make it with npm run build -- --shard 1/3 --out ${folder}`,
    )
  return { ...record, part: record.part }
}
