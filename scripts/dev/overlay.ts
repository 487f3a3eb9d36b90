import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { causesOf } from '../../src/problems/causes.ts'
import { printCause } from '../../src/problems/printProblems.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { escapeXml } from '../../src/outputs/escapeXml.ts'
import type { Files } from '../../src/content/reading/files.ts'
import { excerptIn } from '../check/excerpt.ts'

/** Build the overlay over the page: every cause with its place and remedy. A click on the place opens the first one’s file. */
export function overlay(problems: readonly Problem[], files: Files, root: string): ErrorPayload {
  const causes = causesOf(problems)
  const [first] = causes
  return {
    type: 'error',
    err: {
      message: causes.map((cause) => printCause(cause, excerptIn(files, cause))).join('\n\n'),
      stack: '',
      plugin: `${causes.length} to mend`,
      ...(first ? { loc: { file: join(root, first.file), line: first.line, column: first.column } } : {}),
    },
  }
}

/** Shown while there has been no good site yet. Vite’s client reloads it once there is one. */
export const faultPage = (problems: readonly Problem[]): string =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Faults in the site</title><script type="module" src="/@vite/client"></script></head><body><h1>${causesOf(problems).length} to mend</h1><pre>${escapeXml(
    causesOf(problems)
      .map((cause) => printCause(cause))
      .join('\n'),
  )}</pre></body></html>\n`
