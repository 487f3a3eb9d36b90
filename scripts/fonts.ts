import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../src/build/projectRoot.ts'
import { withErrorReport } from './command.ts'
import { siteFont, siteFontFile } from './fonts/siteFont.ts'

await withErrorReport(async () => {
  const font = await siteFont()
  writeFileSync(join(projectRoot, siteFontFile), font)
  console.log(`${siteFontFile}: ${font.length.toLocaleString('en-GB')} bytes`)
})
