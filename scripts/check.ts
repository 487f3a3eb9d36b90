import { checkCommand } from './check/checkCommand.ts'
import { withErrorReport } from './withErrorReport.ts'

await withErrorReport(checkCommand)
