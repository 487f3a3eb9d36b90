import { newEntries } from '../src/editing/new/newEntry.ts'
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
const [what = '', slug, extra] = positionals
const add = newEntries[what]

if (!add || slug === undefined || extra !== undefined) {
  console.error(
    `Say what and its name: npm run new -- ${Object.keys(newEntries).join('|')} NAME [--title "…"] [--to /page]`,
  )
  process.exitCode = 1
} else if (!editSite(site, (editable, today) => add(editable, { slug, today, ...details }))) {
  process.exitCode = 1
}
