import { Cache } from '../../src/build/cache.ts'
import { codeKey } from '../../src/build/codeKey.ts'
import { keptTexts } from '../../src/build/keptTexts.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'
import { type Files, filesInMemory, filesOnDisk, withChanges } from '../../src/content/reading/files.ts'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import { printProblems } from '../../src/problems/printProblems.ts'
import { readDraft } from '../../src/site/draft.ts'
import { readSite } from '../../src/site/readSite.ts'
import type { Site } from '../../src/site/site.ts'
import { testDay } from './sites.ts'

/** The files of the project's own site, read from disk once. */
export const realFiles = filesInMemory(filesOnDisk('.'))

/** What was parsed and learned from texts, by the last build with the same code or since: all test files of a worker share it, so that no text is read twice. */
export const realTexts = keptTexts(new Cache(), projectRoot, codeKey())

const sites = new Map<PlainDate, Site>()

/** The project's own site on a day. */
export function realSite(today: PlainDate = testDay): Site {
  const known = sites.get(today)
  if (known) return known
  const { site, problems } = readSite(realFiles, today, realTexts)
  if (!site) throw new Error(printProblems(problems))
  sites.set(today, site)
  return site
}

/** The draft of the project's own site, or of the same files with some of them changed. */
export function realDraft(today: PlainDate = testDay, files: Files = realFiles) {
  const { draft, problems } = readDraft(files, today, realTexts)
  if (!draft) throw new Error(printProblems(problems))
  return { draft, problems }
}

/** All that an editor reads when one text of the project's own site is written otherwise. */
export function realProblems(file: string, from: string, to: string): string {
  const text = Buffer.from(realFiles.bytes(file)).toString()
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}`)
  return printProblems(
    readSite(withChanges(realFiles, new Map([[file, text.replace(from, to)]])), testDay, realTexts).problems,
  )
}
