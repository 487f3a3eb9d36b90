import { resolve } from 'node:path'
import { readDraft } from '../src/site/draft.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { todayFrom } from '../src/build/clock.ts'
import { withKeptTexts } from '../src/build/keptTexts.ts'
import { writeSchemas } from './schemas/writeSchemas.ts'
import { readOptions } from './command.ts'

const { values } = readOptions({ options: { site: { type: 'string', default: '.' } } })
const folder = resolve(values.site)
const { draft, problems } = withKeptTexts(folder, (texts) => readDraft(folder, todayFrom(), texts))
if (draft) {
  const written = writeSchemas(folder, draft)
  console.log(written.length === 0 ? 'The schemas are up to date.' : `Written: ${written.join(', ')}`)
} else {
  console.error(printProblems(problems))
  process.exitCode = 1
}
