import { mergeRecords, pick, same } from './mergeChanges.ts'
import type { ToolAnswers } from './toolAnswers.ts'

/**
 * The tools’ own answers of two that grew out of a third: what only one of them changed counts as changed; where both
 * changed the same thing, ours counts. Letters, packs, open questions and those of checks are merged one by one.
 */
export function mergeAnswers(base: ToolAnswers, theirs: ToolAnswers, ours: ToolAnswers): ToolAnswers {
  if (same(ours, base)) return theirs
  if (same(theirs, base)) return ours
  const { asked: _, edits: __, ...others } = { ...theirs, ...ours }
  const names = Object.keys(others) as (keyof typeof others)[]
  return {
    ...Object.fromEntries(
      names.flatMap((key) => {
        const value = isMany(key)
          ? mergeRecords<unknown>(base[key], theirs[key], ours[key])
          : pick(base[key], theirs[key], ours[key])
        const isGone = value === undefined || (key === 'drafts' && Object.keys(value).length === 0)
        return isGone ? [] : [[key, value]]
      }),
    ),
    asked: [...new Set([...theirs.asked, ...ours.asked])].filter((step) =>
      pick(base.asked.includes(step), theirs.asked.includes(step), ours.asked.includes(step)),
    ),
    edits: mergeRecords(base.edits, theirs.edits, ours.edits) ?? {},
  }
}

/** The answers that are many things with a name each, and are merged thing by thing. */
const many = ['checks', 'packs', 'setAside', 'drafts'] as const

const isMany = (key: keyof ToolAnswers): key is (typeof many)[number] => many.some((one) => one === key)
