export type Part = { text: string; href: string; heading: HTMLElement }

/** The parts that the page’s own list names, each with its heading. */
export const partsOnPage = (): Part[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.on-this-page a')].flatMap(({ hash, textContent }) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    return heading ? [{ text: textContent ?? '', href: hash, heading }] : []
  })

/** The last heading that has come up into the upper third of the window. */
export const partBeingRead = (parts: readonly Part[]): HTMLElement | undefined =>
  parts.findLast(({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3)?.heading
