import { movePage } from '../src/editing/movePage.ts'
import { editSite } from './editing/editSite.ts'
import { readOptions } from './readOptions.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' } },
})
const [from, to] = positionals
if (from === undefined || to === undefined || positionals.length > 2) {
  console.error('Say which page and where to: npm run move -- /old-address /new-address')
  process.exitCode = 1
} else if (!editSite(values.site, (site) => movePage(site, from, to))) {
  process.exitCode = 1
}
