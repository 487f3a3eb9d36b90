import { resolve } from 'node:path'
import { buildSite } from './build/buildSite.ts'
import { reportBuild } from './build/reportBuild.ts'
import { parseShard } from './build/shard.ts'
import { supposedFrom, supposedOptions } from './supposed.ts'
import { readOptions } from './readOptions.ts'

const { values } = readOptions({
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'dist/client' },
    ...supposedOptions,
    'no-cache': { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
})

const built = await reportBuild((progress) =>
  buildSite(
    {
      siteDir: resolve(values.site),
      out: resolve(values.out),
      ...supposedFrom(values),
      useCache: !values['no-cache'],
      shard: values.shard === undefined ? undefined : parseShard(values.shard),
    },
    progress,
  ),
)
process.exitCode = built ? 0 : 1
