import type { PageKind } from '../../content/kinds.ts'
import type { Editable } from '../edit.ts'
import type { Splice } from '../splice.ts'
import { lineAfter } from '../yamlSplices.ts'

/** A line for a new page, after the last page of its kind. */
export function pageLine(
  {
    draft: {
      manifest: {
        value: { pages },
        source,
      },
    },
  }: Editable,
  kind: PageKind,
  line: string,
): Splice {
  const last = pages.findLastIndex((page) => page.kind === kind)
  return lineAfter(source, ['pages', last === -1 ? pages.length - 1 : last], line)
}
