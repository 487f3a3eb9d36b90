import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recover } from './build/swapIn.ts'
import { serveSite } from './serve/serveSite.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/client' }, port: { type: 'string' } } })
const wanted = Number(values.port ?? process.env.PORT ?? 4173)

const out = resolve(values.out)
recover(out)
const { url } = await serveSite(out, wanted)
console.log(`\n  The site is at ${url}\n  Press Ctrl+C to stop.`)
