import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../src/build/projectRoot.ts'
import { siteFont, siteFontFile } from './fonts/siteFont.ts'
import { orSay } from './orSay.ts'

await orSay(async () => {
  const font = await siteFont()
  writeFileSync(join(projectRoot, siteFontFile), font)
  console.log(`${siteFontFile}: ${font.length.toLocaleString('en-GB')} bytes`)
})
