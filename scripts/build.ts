import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAndSay } from './build/buildAndSay.ts'
import { parseShard } from './build/shard.ts'
import { todayFrom } from './clock.ts'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'dist/client' },
    today: { type: 'string' },
    'no-cache': { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
})

const built = await buildAndSay(() => ({
  siteDir: resolve(values.site),
  out: resolve(values.out),
  today: todayFrom(values.today),
  useCache: !values['no-cache'],
  shard: values.shard === undefined ? undefined : parseShard(values.shard),
}))
// A thread that is still bundling for a build that failed would keep the program waiting.
process.exit(built ? 0 : 1)
