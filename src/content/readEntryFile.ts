import type { z } from 'zod'
import { type SourcePosition, problemAt } from '../problems/problem.ts'
import type { ReadYaml, SiteFolder } from './reading/folder.ts'

/** Read a YAML file of an entry, whose slug must be the name of the file. */
export function readEntryFile<T extends { slug: string }>(
  folder: SiteFolder,
  file: string,
  schema: z.ZodType<T>,
  named: () => SourcePosition,
): ReadYaml<T> | undefined {
  const read = folder.yaml(file, schema, named)
  const expected = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length)
  if (read && read.value.slug !== expected)
    folder.problems.push(
      problemAt(
        read.source.placeAt(['slug']),
        'wrong-slug',
        `slug is "${read.value.slug}", but the file is named "${expected}"`,
        `write slug: ${expected}`,
      ),
    )
  return read
}
