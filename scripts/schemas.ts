import { resolve } from 'node:path'
import { todayFrom } from '../src/build/clock.ts'
import { UsageError } from '../src/build/faults.ts'
import { withKeptTexts } from '../src/build/keptTexts.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { readDraft } from '../src/site/draft.ts'
import { readOptions, withErrorReport } from './command.ts'
import { writeSchemas } from './schemas/jsonSchemas.ts'

const { values } = readOptions({ options: { site: { type: 'string', default: '.' } } })

await withErrorReport(() => {
  const folder = resolve(values.site)
  const { draft, problems } = withKeptTexts(folder, (texts) => readDraft(folder, todayFrom(), texts))
  if (!draft) throw new UsageError(printProblems(problems))
  const written = writeSchemas(folder, draft)
  console.log(written.length === 0 ? 'The schemas are up to date.' : `Written: ${written.join(', ')}`)
})
