import { resolve } from 'node:path'
import { mergeShards } from './build/mergeShards.ts'
import { reportBuild } from './build/reportBuild.ts'
import { todayFrom } from './clock.ts'
import { readOptions } from './readOptions.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'dist/client' },
    today: { type: 'string' },
  },
})

const built = await reportBuild((progress) => {
  const options = {
    parts: positionals.map((part) => resolve(part)),
    siteDir: resolve(values.site),
    out: resolve(values.out),
    today: todayFrom(values.today),
  }
  return mergeShards(options, progress)
})
process.exitCode = built ? 0 : 1
