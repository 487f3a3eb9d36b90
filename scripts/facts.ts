import { factsReport } from '../src/outputs/factsReport.ts'
import { loadSite } from './loadSite.ts'
import { withErrorReport, readOptions } from './command.ts'

const { values } = readOptions({ options: { site: { type: 'string', default: '.' }, today: { type: 'string' } } })
await withErrorReport(() => console.log(factsReport(loadSite(values.site, values.today))))
