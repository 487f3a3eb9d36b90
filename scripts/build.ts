import { resolve } from 'node:path'
import { buildSite } from '../src/build/buildSite.ts'
import { supposedOptions } from '../src/build/clock.ts'
import { reportBuild } from '../src/build/progress.ts'
import { supposedFrom } from '../src/build/scenario.ts'
import { readOptions } from './command.ts'

const { values } = readOptions({
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'dist/client' },
    ...supposedOptions,
    'no-cache': { type: 'boolean', default: false },
  },
})

const built = await reportBuild((progress) =>
  buildSite(
    {
      siteDir: resolve(values.site),
      out: resolve(values.out),
      ...supposedFrom(values),
      useCache: !values['no-cache'],
    },
    progress,
  ),
)
process.exitCode = built ? 0 : 1
