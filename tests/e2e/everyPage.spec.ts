import { axeFaults } from './axeFaults.ts'
import { sidewaysOn } from './sidewaysOn.ts'
import { builtSite, expect, htmlFiles, inWindow, siteUrl, test } from './site.ts'

/** Pages a test looks at one after another: enough that starting a window costs little. */
const atOnce = 12

// An alias is the same page; a redirect is none.
const paths = htmlFiles()
  .map((file) => `/${file.slice(builtSite.length + 1, -'.html'.length)}`.replace(/\/index$/, '/'))
  .filter((path) => !['/privacy', '/terms', '/cookies', '/fca-role-in-pcp-claims'].includes(path))

test.describe.configure({ timeout: 240_000 })

for (let from = 0; from < paths.length; from += atOnce) {
  const some = paths.slice(from, from + atOnce)
  test(`axe finds nothing from ${some[0]} to ${some.at(-1)}, narrow and wide, light and dark, and nothing scrolls sideways`, async ({
    browser,
  }) => {
    await inWindow(browser, { reducedMotion: 'reduce', bypassCSP: true }, async (page) => {
      for (const path of some) {
        await page.goto(siteUrl(path))
        expect.soft(await axeFaults(page), path).toEqual([])
        expect.soft(await sidewaysOn(page), path).toEqual([])
      }
    })
  })
}
