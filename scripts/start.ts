import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAndSay } from './build/buildAndSay.ts'
import { todayFrom } from './clock.ts'
import { serveAndSay } from './serve/serveAndSay.ts'

const { values } = parseArgs({ options: { host: { type: 'string' } } })
const out = resolve('dist/client')
const built = await buildAndSay(() => ({ siteDir: resolve('.'), out, today: todayFrom(undefined), useCache: true }))
if (!built) process.exit(1)
await serveAndSay(out, undefined, values.host)
