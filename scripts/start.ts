import { resolve } from 'node:path'
import { buildAndSay } from './build/buildAndSay.ts'
import { todayFrom } from './clock.ts'
import { serveSite } from './serve/serveSite.ts'

const out = resolve('dist/client')
const built = await buildAndSay(() => ({ siteDir: resolve('.'), out, today: todayFrom(undefined), useCache: true }))
if (!built) process.exit(1)
const { url } = await serveSite(out, Number(process.env.PORT ?? 4173))
console.log(`\n  The site is at ${url}\n  Press Ctrl+C to stop.`)
