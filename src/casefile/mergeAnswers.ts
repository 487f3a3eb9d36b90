import { mergeRecords, pick, same } from './mergeChanges.ts'
import type { ToolAnswers } from './toolAnswers.ts'

/**
 * The tools’ own answers of two that grew out of a third: what only one of them changed counts as changed; where both
 * changed the same thing, ours counts. Letters, packs and the questions of checks are merged one by one.
 */
export function mergeAnswers(base: ToolAnswers, theirs: ToolAnswers, ours: ToolAnswers): ToolAnswers {
  if (same(ours, base)) return theirs
  if (same(theirs, base)) return ours
  const { asked: _, edits: __, checks: ___, packs: ____, ...others } = { ...theirs, ...ours }
  const single = Object.keys(others) as (keyof typeof others)[]
  const checks = mergeRecords(base.checks, theirs.checks, ours.checks)
  const packs = mergeRecords(base.packs, theirs.packs, ours.packs)
  return {
    ...Object.fromEntries(
      single.flatMap((key) => {
        const value = pick(base[key], theirs[key], ours[key])
        return value === undefined ? [] : [[key, value]]
      }),
    ),
    asked: [...new Set([...theirs.asked, ...ours.asked])].filter((step) =>
      pick(base.asked.includes(step), theirs.asked.includes(step), ours.asked.includes(step)),
    ),
    edits: mergeRecords(base.edits, theirs.edits, ours.edits) ?? {},
    ...(checks ? { checks } : {}),
    ...(packs ? { packs } : {}),
  }
}
