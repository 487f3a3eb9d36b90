// The lean set in Playwright’s engines.
import { testEngine } from './engineTests.ts'
import { supportOlderFirefox } from './olderFirefox.ts'
import { expect, test } from './site.ts'

supportOlderFirefox()

// A phone that is touched. Firefox knows no more of phones than that.
test.use({ viewport: { width: 390, height: 740 }, hasTouch: true })

testEngine(
  test.extend({
    /** Notes on every page what fails, and what the content policy refuses. */
    async page({ page }, use) {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
      page.on('console', (message) => {
        if (/Content.Security.Policy|TrustedTypes|Refused to/i.test(message.text()))
          faults.push(`${page.url()}: ${message.text()}`)
      })
      await use(page)
      expect(faults).toEqual([])
    },
  }),
)
