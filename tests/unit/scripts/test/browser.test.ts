import { expect, test, vi } from 'vitest'
import { otherEngines } from '../../../../scripts/test/browser.ts'

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)

type Has = { playwrights?: readonly string[]; debians?: readonly string[]; canInstall?: boolean }

/** What is found on a system, what is installed, and what is said. */
async function foundOn({ playwrights = [], debians = [], canInstall = false }: Has) {
  log.mockClear()
  const installed: (readonly string[])[] = []
  const there = new Set(debians)
  const at = (name: string) => () => (there.has(name) ? `/usr/bin/${name}` : undefined)
  const found = await otherEngines({
    isPlaywrights: (name) => playwrights.includes(name),
    onSystem: { firefox: at('firefox-esr'), webkit: at('webkit2gtk-driver') },
    install: async (packages) => {
      installed.push(packages)
      if (canInstall) for (const name of packages) there.add(name)
    },
  })
  return { found, installed, said: log.mock.calls.flat() }
}

test('Playwright’s own engines are taken, and nothing is installed', async () => {
  expect(await foundOn({ playwrights: ['firefox', 'webkit'], debians: ['firefox-esr', 'webkit2gtk-driver'] })).toEqual({
    found: { TEST_FIREFOX: '', TEST_WEBKIT: '' },
    installed: [],
    said: [],
  })
})

test('where Playwright has none, Debian’s are installed in one go', async () => {
  const found = { TEST_FIREFOX: '/usr/bin/firefox-esr', TEST_WEBKITGTK: '/usr/bin/webkit2gtk-driver' }
  expect(await foundOn({ canInstall: true })).toEqual({
    found,
    installed: [['firefox-esr', 'webkit2gtk-driver', 'xvfb']],
    said: [],
  })
  expect((await foundOn({ debians: ['firefox-esr'], canInstall: true })).installed).toEqual([
    ['webkit2gtk-driver', 'xvfb'],
  ])
  expect(await foundOn({ debians: ['firefox-esr', 'webkit2gtk-driver'] })).toEqual({ found, installed: [], said: [] })
})

test('an engine that cannot be had is named, with the ways to bring it', async () => {
  expect(await foundOn({ debians: ['firefox-esr'] })).toMatchObject({
    found: { TEST_FIREFOX: '/usr/bin/firefox-esr' },
    said: [
      '  Left out: the tests in WebKit. Neither Playwright’s (“npx playwright install --with-deps webkit”) nor Debian’s (webkit2gtk-driver, xvfb) could be had.',
    ],
  })
  expect((await foundOn({ playwrights: ['webkit'] })).said).toEqual([
    '  Left out: the tests in Firefox. Neither Playwright’s (“npx playwright install --with-deps firefox”) nor Debian’s (firefox-esr) could be had.',
  ])
})
