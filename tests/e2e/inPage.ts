/** Words to look for, as Playwright’s `expect` hands them over. */
export type Words = {
  string?: string
  regexSource?: string
  regexFlags?: string
  matchSubstring?: boolean
  ignoreCase?: boolean
  normalizeWhiteSpace?: boolean
}

/** One step from some elements of a page to others. */
export type Step =
  | { css: string }
  | { role: string; name?: Words }
  | { text: Words }
  | { hasText: Words }
  | { has: readonly Step[] }
  | { or: readonly Step[] }
  | { first: true }

/** Finds and reads elements. It runs in the page, so it holds all that it uses. */
export function inPage() {
  const fits = (
    text: string,
    { string, regexSource, regexFlags, matchSubstring, ignoreCase, normalizeWhiteSpace }: Words,
  ) => {
    const tidy = (words: string) => {
      const spaced = normalizeWhiteSpace ? words.replace(/\s+/g, ' ').trim() : words
      return ignoreCase ? spaced.toLowerCase() : spaced
    }
    if (regexSource !== undefined) return new RegExp(regexSource, regexFlags).test(tidy(text))
    return matchSubstring ? tidy(text).includes(tidy(string ?? '')) : tidy(text) === tidy(string ?? '')
  }
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const textOf = (element: Element) => element.textContent ?? ''
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element)
  const elementsOfRole: Record<string, string> = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    dialog: 'dialog, [role="dialog"]',
    option: '[role="option"]',
  }

  function find(steps: readonly Step[], root: ParentNode = document): Element[] {
    let found: ParentNode[] = [root]
    const inside = (css: string) => [...new Set(found.flatMap((each) => [...each.querySelectorAll(css)]))]
    for (const step of steps)
      if ('css' in step) found = inside(step.css)
      else if ('role' in step)
        found = inside(elementsOfRole[step.role] ?? step.role).filter(
          (each) => isVisible(each) && (step.name === undefined || fits(nameOf(each), step.name)),
        )
      else if ('text' in step)
        found = inside('body *').filter(
          (each) =>
            fits(textOf(each), step.text) && ![...each.children].some((child) => fits(textOf(child), step.text)),
        )
      else if ('hasText' in step) found = found.filter((each) => fits(textOf(each as Element), step.hasText))
      else if ('has' in step) found = found.filter((each) => find(step.has, each).length > 0)
      else if ('or' in step)
        found = [...new Set([...found, ...find(step.or)])].sort((one, other) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        )
      else found = found.slice(0, 1)
    return found as Element[]
  }

  /** The one element that is there; undefined where there is none yet. */
  function one(steps: readonly Step[]): Element | undefined {
    const found = find(steps)
    if (found.length > 1) throw new Error(`${JSON.stringify(steps)} names ${found.length} elements`)
    return found[0]
  }

  const readings: Record<string, (element: Element) => string | boolean> = {
    'to.be.visible': isVisible,
    'to.be.focused': (element) => document.activeElement === element,
    'to.be.checked': (element) => (element as HTMLInputElement).checked,
    'to.have.text': textOf,
    'to.have.value': (element) => (element as HTMLInputElement).value,
  }

  /** Reads what is expected of elements, and says whether they have it. */
  function reads(
    expression: string,
    steps: readonly Step[],
    expected: { expectedText?: Words[]; expectedNumber?: number },
  ): { value: unknown; matches: boolean } {
    if (expression === 'to.have.count') {
      const value = find(steps).length
      return { value, matches: value === expected.expectedNumber }
    }
    const read = readings[expression]
    if (read === undefined) throw new Error(`Nothing here reads ${expression}`)
    const element = one(steps)
    if (element === undefined) return { value: 'no such element', matches: false }
    const value = read(element)
    const [words] = expected.expectedText ?? []
    return { value, matches: typeof value === 'string' ? words !== undefined && fits(value, words) : value }
  }

  return { find, one, reads, isVisible }
}
