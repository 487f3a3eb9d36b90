import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inPage, type Step, type Words } from './inPage.ts'
import type { ElementOfPage, WebDriver } from './webDriver.ts'

/** How often something is looked for and for how long, in ms. */
const pause = 40
const patience = 20_000

const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
}

/** Any function; its text is what goes to the page. */
type Work = (...given: never[]) => unknown
type InPage = ReturnType<typeof inPage>
type Narrowed = { name?: string | RegExp; exact?: boolean; hasText?: string | RegExp; has?: Reached }
/** Elements, by the way to them. */
type Reached = { steps: readonly Step[] }
type Expected = { expectedText?: Words[]; expectedNumber?: number; isNot: boolean; timeout: number }
type File = { name: string; buffer: Buffer }

/** What of Playwright’s Page the tests for every engine use, by WebDriver. A test that uses more fails, and names it. */
export function pageOf(driver: WebDriver): Page {
  const evaluate = (work: Work, arg?: unknown) => driver.run(`return (${work})(arguments[0])`, arg)
  const page = {
    ...finderOf(driver, []),
    evaluate,
    goto: driver.goTo,
    goBack: driver.goBack,
    reload: driver.reload,
    setViewportSize: ({ width, height }: { width: number; height: number }) => driver.resize(width, height),
    waitForFunction: (work: Work, arg?: unknown) => until(driver, String(work), () => evaluate(work, arg)),
    waitForURL: (url: string) => until(driver, url, async () => (await evaluate(() => location.href)) === url),
    keyboard: {
      press: (chord: string) => {
        const [key, ...held] = chord
          .split('+')
          .map((name) => keys[name] ?? name)
          .reverse()
        return driver.press([key ?? ''], held)
      },
      type: (words: string) => driver.press([...words]),
      insertText: (words: string) => evaluate((said: string) => document.execCommand('insertText', false, said), words),
    },
  }
  return page as unknown as Page
}

/** The ways to some elements from others. */
function finderOf(driver: WebDriver, steps: readonly Step[]) {
  const then = (...more: Step[]) => locatorOf(driver, [...steps, ...more])
  return {
    locator: (css: string, { hasText, has }: Narrowed = {}) =>
      then({ css }, ...(hasText ? [{ hasText: wordsOf(hasText) }] : []), ...(has ? [{ has: has.steps }] : [])),
    getByRole: (role: string, { name, exact }: Narrowed = {}) =>
      then({ role, ...(name && { name: wordsOf(name, exact) }) }),
    getByText: (text: string | RegExp, { exact }: Narrowed = {}) => then({ text: wordsOf(text, exact) }),
    or: (other: Reached) => then({ or: other.steps }),
    first: () => then({ first: true }),
  }
}

/** Elements of a page, which are looked for anew each time. */
function locatorOf(driver: WebDriver, steps: readonly Step[]) {
  const name = JSON.stringify(steps)
  /** Runs a function in the page, which is told what finds elements there. */
  const run = (work: (page: InPage, steps: readonly Step[], more: never) => unknown, more?: unknown) =>
    driver.run(`return (${work})((${inPage})(), ...arguments)`, steps, more)
  const element = async () => (await until(driver, name, () => run((page, which) => page.one(which)))) as ElementOfPage
  const evaluate = async (work: Work, arg?: unknown) => {
    const script = `const each = (${inPage})().one(arguments[0]); return each && Promise.resolve((${work})(each, arguments[1])).then((value) => [value])`
    const [value] = (await until(driver, name, () => driver.run(script, steps, arg))) as [unknown]
    return value
  }
  const reads = (expression: string, expected: object) =>
    run(
      (page, which, [what, words]: [string, object]) => page.reads(what, which, words),
      [expression, expected],
    ) as Promise<ReturnType<InPage['reads']>>
  return {
    ...finderOf(driver, steps),
    /** By this, Playwright’s `expect` knows what it is given. */
    _apiName: 'Locator',
    /** By this, it asks. */
    async _expect(expression: string, { isNot, timeout, ...expected }: Expected) {
      const isSo = (seen: { matches: boolean }) => seen.matches !== isNot
      const { value, matches } = await lookAgain(() => reads(expression, expected), isSo, timeout)
      return { matches, received: { value }, log: [], timedOut: matches === isNot }
    },
    steps,
    toString: () => name,
    evaluate,
    count: () => run((page, which) => page.find(which).length),
    waitFor: () => until(driver, name, async () => (await reads('to.be.visible', {})).matches),
    isChecked: async () => (await reads('to.be.checked', {})).matches,
    getAttribute: (attribute: string) =>
      evaluate((each: Element, which: string) => each.getAttribute(which), attribute),
    focus: () => evaluate((each: HTMLElement) => each.focus()),
    async click() {
      // The driver waits neither for what scrolls gently nor for what is only being put in place.
      await until(driver, name, async () => {
        await evaluate((each: Element) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
        return driver.click(await element()).then(() => true, isNotThere)
      })
    },
    async pressSequentially(words: string) {
      await evaluate((each: HTMLElement) => each.focus())
      await driver.press([...words])
    },
    async setInputFiles(files: readonly File[]) {
      const folder = mkdtempSync(join(tmpdir(), 'brought-'))
      for (const { name: file, buffer } of files) writeFileSync(join(folder, file), buffer)
      await driver.bringFiles(
        await element(),
        files.map((file) => join(folder, file.name)),
      )
    },
  }
}

/** Says that there is nothing to press yet. Throws any other fault again. */
function isNotThere(fault: Error): false {
  if (!fault.message.startsWith('element not interactable')) throw fault
  return false
}

const wordsOf = (words: string | RegExp, isWhole = false): Words =>
  typeof words === 'string'
    ? { string: words, normalizeWhiteSpace: true, ignoreCase: !isWhole, matchSubstring: !isWhole }
    : { regexSource: words.source, regexFlags: words.flags, normalizeWhiteSpace: true }

async function lookAgain<T>(look: () => Promise<T>, isThere: (seen: T) => unknown, wait: number): Promise<T> {
  for (const from = performance.now(); ; ) {
    const seen = await look()
    if (isThere(seen) || performance.now() - from > wait) return seen
    await new Promise((over) => setTimeout(over, pause))
  }
}

/** Looks for something until it is there. What has not come is named with the page’s address. */
async function until<T>(driver: WebDriver, name: string, look: () => Promise<T>): Promise<T> {
  const seen = await lookAgain(look, Boolean, patience)
  if (!seen) throw new Error(`${await driver.run('return location.href')}: waited in vain for ${name}`)
  return seen
}
