import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { whyRefused } from './build/outputFolder.ts'
import { recover } from './build/swapIn.ts'
import { serveSite } from './serve/serveSite.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/client' }, port: { type: 'string' } } })
const wanted = Number(values.port ?? process.env.PORT ?? 4173)

const out = resolve(values.out)
// Beside a folder that no build made, nothing is a build’s to put right.
if (whyRefused(out, '.') === undefined) recover(out)
const { url } = await serveSite(out, wanted)
console.log(`\n  The site is at ${url}\n  Press Ctrl+C to stop.`)
