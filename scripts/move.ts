import { UsageError } from '../src/build/faults.ts'
import { movePage } from '../src/editing/movePage.ts'
import { readOptions, withErrorReport } from './command.ts'
import { editSite } from './editing/editSite.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' } },
})
const [from, to, extra] = positionals

await withErrorReport(() => {
  if (from === undefined || to === undefined || extra !== undefined)
    throw new UsageError('Say which page and where to: npm run move -- /old-address /new-address')
  editSite(values.site, (site) => movePage(site, from, to))
})
