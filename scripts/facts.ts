import { parseArgs } from 'node:util'
import { factsReport } from '../src/outputs/factsReport.ts'
import { loadSite } from './loadSite.ts'

const { values } = parseArgs({ options: { site: { type: 'string', default: '.' }, today: { type: 'string' } } })
console.log(factsReport(loadSite(values.site, values.today)))
