import { expect } from 'vitest'
import { type Files, withChanges } from '../../../src/content/reading/files.ts'
import type { Edit, Editable } from '../../../src/editing/new/newOptions.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { readDraft } from '../../../src/site/draft.ts'
import { readSite } from '../../../src/site/readSite.ts'
import { realTexts } from '../../support/realSite.ts'

export const textIn = (files: Files, file: string): string => Buffer.from(files.bytes(file)).toString()

/** The site in some files, ready to be edited. */
export function editableIn(files: Files): Editable {
  const { draft } = readDraft(files, '2026-11-21', realTexts)
  if (!draft) throw new Error('the site cannot be read')
  return { draft, textOf: (file) => textIn(files, file), filesIn: files.list }
}

/** The files after an edit, which must leave no fault. */
export function filesAfter(files: Files, edit: Edit): Files {
  if ('refused' in edit) throw new Error(edit.refused)
  const after = withChanges(files, edit.changes)
  expect(printProblems(readSite(after, '2026-11-21', realTexts).problems)).toBe('')
  return after
}

/** The lines that two texts do not share, marked as a diff marks them. */
export function changedLines(before: string, after: string): string[] {
  const old = before.split('\n')
  const now = after.split('\n')
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ]
}
