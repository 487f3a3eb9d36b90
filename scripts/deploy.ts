import { resolve } from 'node:path'
import { readRecord } from '../src/build/buildRecord.ts'
import { deploy, rollBack } from '../src/build/deploy.ts'
import { UsageError } from '../src/build/faults.ts'
import { readOptions, withErrorReport } from './command.ts'

const {
  values: { from, back },
  positionals: [live, ...more],
} = readOptions({
  allowPositionals: true,
  options: { from: { type: 'string', default: 'dist/client' }, back: { type: 'boolean', default: false } },
})

await withErrorReport(async () => {
  if (live === undefined || more.length > 0)
    throw new UsageError('Name the folder that visitors are served from: npm run deploy -- /srv/site')
  const replaced = readRecord(resolve(live))?.day ?? ''
  const before = back ? await rollBack(resolve(live)) : await deploy(resolve(from), resolve(live))
  const day = readRecord(resolve(live))?.day ?? ''
  console.log(`${back ? 'The site before' : from} is live in ${live}. Its day is ${day}.`)
  if (!back && day < replaced)
    console.log(`What it replaced was of a later day, ${replaced}: if that is not meant, look at this machine’s clock.`)
  if (before !== '') console.log(`What it replaced is in ${before}. To go back: npm run deploy -- ${live} --back`)
})
