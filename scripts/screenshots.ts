import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shots } from './pictures/shots.ts'
import { onSite } from './test/onSite.ts'
import { readOptions } from './readOptions.ts'

const { values } = readOptions({
  options: { out: { type: 'string', default: 'dist/client' }, to: { type: 'string', default: 'screenshots' } },
})

await onSite(values.out, async (browser, url) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1280]) {
      const folder = join(values.to, `${width}-${colorScheme}`)
      // Only what this makes is made anew: the folder around it may be anyone’s.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 780 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        permissions: ['clipboard-write'],
      })
      for (const { name, path, before, whole } of shots) {
        const page = await context.newPage()
        await page.goto(url + path, { waitUntil: 'networkidle' })
        await before?.(page)
        const all = before === undefined || whole === true
        // Fixed parts would cover the middle of a picture of the whole page.
        if (all) await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: all })
        await page.close()
      }
      await context.close()
    }
  }
})
console.log(`${shots.length * 6} pictures are in ${values.to}.`)
