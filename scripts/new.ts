import { newEntries } from '../src/editing/new/newEntry.ts'
import { didYouMean } from '../src/problems/nearest.ts'
import { editSite } from './editing/editSite.ts'
import { readOptions } from './readOptions.ts'

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

if (what === undefined)
  refuse(`Say what and its name: npm run new -- ${kinds.join('|')} NAME [--title "…"] [--to /page]`)
else if (!add) refuse(`"${what}" is nothing to add: ${didYouMean(what, kinds, `use one of ${kinds.join(', ')}`)}`)
else if (slug === undefined) refuse(`Say its name: npm run new -- ${what} NAME`)
else if (extra !== undefined) refuse(`"${extra}" is a word too many: a title stands in quotes, as in --title "A title"`)
else if (!editSite(site, (editable, today) => add(editable, { slug, today, ...details }))) process.exitCode = 1

function refuse(why: string): void {
  console.error(why)
  process.exitCode = 1
}
