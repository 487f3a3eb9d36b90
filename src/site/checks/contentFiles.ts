import { nearest } from '../../problems/nearest.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import { repeated } from '../../problems/repeated.ts'
import type { Draft } from '../draft.ts'
import { fileStemOf, lostTargets, meantSlug } from './addresses.ts'
import { claimedTwice, noFact, noPage } from './sharedCauses.ts'

/** Every file that a page needs is there, and every file under content/ is the content of something, once. */
export function checkContentFiles(draft: Draft): Problem[] {
  const { pages } = draft.manifest.value
  const unused = unusedFiles(draft)
  const missing = missingFiles(draft, unused)
  // A file that a page seems to misname is reported at that page.
  const meant = new Set(missing.flatMap(({ meant }) => meant))
  const slugs = new Set(pages.flatMap((page) => meantSlug(page, draft) ?? []))
  const lost = lostTargets(draft)
  return [
    ...misnamed(unused),
    ...missing.map(({ problem }) => problem),
    ...unused
      .filter((file) => properName(file) === file)
      .filter((file) => !meant.has(file) && !slugs.has(fileStemOf(file)))
      .map((file) => {
        // Dead links that end in the file’s name miss the same page.
        const path = lost.find((target) => fileStemOf(target) === fileStemOf(file))
        return problemAt(
          fileStart(file),
          'unused-file',
          'no page uses this file',
          'add a page for it to site.manifest.yaml, or delete it',
          path && noPage(path),
        )
      }),
    ...usedTwice(draft),
  ]
}

export const unusedFiles = ({ contentFiles, readFiles }: Draft): string[] =>
  contentFiles.filter((file) => !readFiles.has(file))

/** Report files with an ending that is not read, such as .yml, for all the faults they cause. */
const misnamed = (unused: readonly string[]): Problem[] =>
  unused
    .filter((file) => properName(file) !== file)
    .map((file) =>
      problemAt(
        fileStart(file),
        'misnamed-file',
        'no file of this name is read: they end in .yaml or .md',
        `name it ${properName(file)}`,
        noFile(properName(file)),
      ),
    )

/** Return the name under which a file of words would be read; its own if that is right, or it holds something else. */
const properName = (file: string): string =>
  file
    .replace(/(\.ya?ml|\.md)\.txt$/i, '$1')
    .replace(/\.ya?ml$/i, '.yaml')
    .replace(/\.(?:md|markdown)$/i, '.md')

const noFile = (file: string): string => {
  const [, fact] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? []
  return fact === undefined ? `no file ${file}` : noFact(fact.replaceAll('/', '.'))
}

function missingFiles({ missing }: Draft, unused: readonly string[]): { problem: Problem; meant: string[] }[] {
  const byPlace = Map.groupBy(missing, ({ named: { file, line, column } }) => `${file}:${line}:${column}`)
  return [...byPlace.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { named, by } = first
    const files = [...new Set(group.map(({ file }) => file))]
    const meant = files.flatMap(
      (file) =>
        nearest(
          file,
          unused.filter((other) => folderOf(other) === folderOf(file)),
        ) ?? [],
    )
    const fix =
      meant.length > 0
        ? `did you mean ${meant.join(' and ')}?`
        : by === undefined
          ? `create ${files.length === 1 ? 'it' : 'them'}, or mend the name here`
          : 'bring it back'
    return {
      meant,
      problem: problemAt(
        named,
        'missing-file',
        `${files.join(' and ')} ${files.length === 1 ? 'does' : 'do'} not exist${by === undefined ? '' : `, and ${by} needs it`}`,
        fix,
        files.map(noFile).join(),
      ),
    }
  })
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

function usedTwice(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  // A line that is there twice is an address claimed twice.
  const twice = claimedTwice(draft)
  const entries = draft.entries.flatMap(({ entry: { article, path, page } }) =>
    article && meantSlug(page, draft) === undefined ? { file: article.file, path, page } : [],
  )
  return repeated(entries, ({ file }) => file)
    .filter((both) => both.every(({ path }) => !twice.has(path)))
    .map(([{ file, path, page }, earlier]) =>
      problemAt(
        source.placeAt(['pages', value.pages.indexOf(page), 'content']),
        'file-twice',
        `${file} is already the content of ${earlier.path}`,
        `give ${path} a file of its own, or make it an alias of ${earlier.path}`,
      ),
    )
}
