import { factsReport } from '../src/outputs/factsReport.ts'
import { readOptions, withErrorReport } from './command.ts'
import { loadSite } from './loadSite.ts'

const { values } = readOptions({ options: { site: { type: 'string', default: '.' }, today: { type: 'string' } } })
await withErrorReport(() => console.log(factsReport(loadSite(values.site, values.today))))
