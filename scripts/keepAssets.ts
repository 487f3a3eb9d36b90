import { resolve } from 'node:path'
import { faultInWords, UsageError } from '../src/build/faults.ts'
import { keepAssets } from '../src/build/keepAssets.ts'
import { readOptions } from './readOptions.ts'

const {
  values,
  positionals: [previous, ...more],
} = readOptions({ allowPositionals: true, options: { out: { type: 'string', default: 'dist/client' } } })

try {
  if (previous === undefined || more.length > 0)
    throw new UsageError('Name the folder of the build before: npm run keep-assets -- previous --out dist/client')
  const kept = await keepAssets(resolve(previous), resolve(values.out))
  console.log(`Kept ${kept.length} ${kept.length === 1 ? 'asset' : 'assets'} of ${previous} in ${values.out}.`)
} catch (error) {
  console.error(faultInWords(error))
  process.exitCode = 1
}
