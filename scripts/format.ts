import { projectRoot } from '../src/build/projectRoot.ts'
import { readOptions } from './command.ts'
import { runStep } from './test/runStep.ts'

// npm run format [-- --check] [FILE …]: lays the code out and sorts its imports, or says what is not.
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})

process.chdir(projectRoot)
const { code } = await runStep('biome', [
  'check',
  '--linter-enabled=false',
  ...(values.check ? [] : ['--write']),
  ...positionals,
])
process.exitCode = code
