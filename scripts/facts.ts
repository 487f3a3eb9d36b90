import { factsReport } from '../src/outputs/factsReport.ts'
import { loadSite } from './loadSite.ts'
import { orSay } from './orSay.ts'
import { readOptions } from './readOptions.ts'

const { values } = readOptions({ options: { site: { type: 'string', default: '.' }, today: { type: 'string' } } })
await orSay(() => console.log(factsReport(loadSite(values.site, values.today))))
