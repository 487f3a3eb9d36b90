import { UsageError } from '../src/build/faults.ts'
import { newEntries } from '../src/editing/new/newEntry.ts'
import { didYouMean } from '../src/problems/nearest.ts'
import { readOptions, withErrorReport } from './command.ts'
import { editSite } from './editing/editSite.ts'

const text = { type: 'string' } as const
const {
  values: { site = '.', ...details },
  positionals,
} = readOptions({
  allowPositionals: true,
  options: { site: text, title: text, to: text, page: text, unit: text, value: text, source: text, url: text },
})
const [what, slug, extra] = positionals
const kinds = Object.keys(newEntries)
const add = newEntries[what ?? '']

await withErrorReport(() => {
  if (what === undefined)
    throw new UsageError(`Say what and its name: npm run new -- ${kinds.join('|')} NAME [--title "…"] [--to /page]`)
  if (!add)
    throw new UsageError(`"${what}" is nothing to add: ${didYouMean(what, kinds, `use one of ${kinds.join(', ')}`)}`)
  if (slug === undefined) throw new UsageError(`Say its name: npm run new -- ${what} NAME`)
  if (extra !== undefined)
    throw new UsageError(`"${extra}" is a word too many: a title stands in quotes, as in --title "A title"`)
  editSite(site, (editable, today) => add(editable, { slug, today, ...details }))
})
