
import { chromium } from '@playwright/test'
import { serveSite } from './scripts/serve/serveSite.ts'
import { dealOf } from './scripts/bench/papers/deals.ts'
import { layouts } from './scripts/bench/papers/layouts.ts'
import { otherPapers } from './scripts/bench/papers/otherPapers.ts'
import { pdfOf } from './scripts/bench/papers/pdfOf.ts'
const { server, url } = await serveSite('dist/client', 0)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] })
const d = dealOf(3)
const sheet=[...layouts[0].draw({...d, amountOfCredit:d.amountOfCredit+20000},0), ...otherPapers[2].draw(d,0), ...otherPapers[4].draw(d,0)]
const buffer = Buffer.from(await pdfOf(sheet))
for (const width of [360,1280]) {
  const p = await b.newPage({ viewport: { width, height: 900 } })
  await p.goto(url + '/guides/redress-calculator')
  await p.locator('#tool[data-ready]').waitFor()
  await p.screenshot({ path: `/tmp/shot-${width}-0.png` })
  await p.getByText('Use my papers').click()
  await p.locator('.papers').screenshot({ path: `/tmp/shot-${width}-1.png` })
  const t=Date.now()
  await p.locator('.papers input[type=file]').setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer })
  await p.getByText('Read other papers').waitFor()
  console.log(width, Date.now()-t)
  await p.getByRole('button', { name: /^Choose the/ }).click()
  await p.locator('.papers').screenshot({ path: `/tmp/shot-${width}-2.png` })
}
await b.close(); server.close()
