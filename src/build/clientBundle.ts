/** Vite’s settings for browsers: how code is split, and changes to Radix. */

import type { Plugin, Rolldown } from 'vite'
import type { ToolId } from '../tools/index.ts'

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Tools that share code no others need at once, by its file. All but the first family work on the visitor’s case, as do tools not listed. */
const families = {
  flow: ['claim-calculator', 'redress-calculator', 'eligibility-checker', 'redress-eligibility', 'fee-comparison'],
  questions: [
    'complaint-letter',
    'access-request',
    'ombudsman-pack',
    'reply-decoder',
    'represented-check',
    'genuine-check',
    'lender-finder',
  ],
  dates: ['deadlines'],
  template: ['letter-template'],
} satisfies Record<string, readonly ToolId[]>

const tool = /\/src\/tools\/([^/]+)\/Tool\.tsx$/

/** Places of the modules that load by themselves and decide a script’s file. A missing one would go unnoticed, so a test checks for each. */
export const startsAt = {
  site: [/\/renderer\//],
  island: [/\/browser\/mountIsland/],
  everyPage: [/\/src\/islands\/[^/]+\.tsx/, /\/src\/browser\//],
  onIdle: [/\/browser\/onIdle/],
  sums: [/\/src\/tools\/claim-calculator\//, /\/src\/tools\/redress-calculator\//],
} as const satisfies Record<string, readonly RegExp[]>

/**
 * Assign each module to a file by who needs it at once, so that a tool loads in few requests, with little that it does not
 * need: every page is sent the names of all files, and every file is a request. Whoever needs a module needs its imports
 * too, so no two files need each other.
 */
export function codeSplitting() {
  const startsOf = memoizedStarts()
  return {
    includeDependenciesRecursively: false,
    groups: [{ name: (id: string, modules: Modules) => fileFor(startsOf(id, modules)) }],
  }
}

/** Return the file for code that all of these need at once; null lets the bundler decide, or gives it its own file. */
function fileFor(starts: readonly string[]): string | null {
  const are = (kind: keyof typeof startsAt) =>
    starts.filter((start) => startsAt[kind].some((place) => place.test(start)))
  const some = (kind: keyof typeof startsAt) => are(kind).length > 0
  const tools = starts.flatMap((start) => tool.exec(start)?.[1] ?? [])
  const areIn = (family: readonly string[]) => tools.every((one) => family.includes(one))
  if (some('site')) return null
  if (some('island') || (tools.length > 0 && some('everyPage'))) return 'base'
  if (starts.length === 1) return null
  // A tool’s page loads onIdle soon after, so what they share goes into base.
  if (some('onIdle')) return 'base'
  if (tools.length === 0 && some('everyPage')) return null
  // Parts loaded later than a tool: its result, or the letters. The little code that both need goes into neither.
  const sums = are('sums')
  if (tools.length === 0) return sums.length === 0 ? 'later' : sums.length === starts.length ? 'sums' : null
  const [family] = Object.entries(families).find(([, members]) => areIn(members)) ?? []
  return family ?? (tools.some((one) => families.flow.some((member) => member === one)) ? 'all' : 'case')
}

/** Find what loads by itself (the site, an island, a tool, a part loaded later) and needs a module at once. */
function memoizedStarts() {
  const known = new Map<string, string[]>()
  return (id: string, modules: Modules): string[] => {
    const found = known.get(id)
    if (found) return found
    const starts = new Set<string>()
    const seen = new Set<string>()
    const waiting = [id]
    for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
      if (seen.has(module)) continue
      seen.add(module)
      const info = modules.getModuleInfo(module)
      if (!info) continue
      if (info.isEntry || info.dynamicImporters.length > 0) starts.add(module)
      waiting.push(...info.importers)
    }
    const all = [...starts]
    known.set(id, all)
    return all
  }
}

/** Code that is replaced in parts of Radix while they are bundled, with its replacement. */
const changes = {
  // Preact numbers the ids of each root anew, so two islands would have the same: Radix’s own count is one for the page.
  'react-id': [['React[" useId ".trim().toString()] || ', '']],
  // The content policy lets no page write styles: overlays.css has the two rules.
  'react-scroll-area': [['/* @__PURE__ */ jsx(ScrollAreaViewportStyle, { nonce }),', '']],
  // An element that takes the focus and is hidden from screen readers leads into a menu that is drawn elsewhere on the page.
  // Ours come right after their buttons, where Tab finds them, so neither that element nor what it makes up for is needed.
  'react-navigation-menu': [
    ['open && /* @__PURE__ */ jsxs(Fragment, {', 'false && /* @__PURE__ */ jsxs(Fragment, {'],
    ['onContentFocusOutside: handleContentExit,', 'onContentFocusOutside: () => {},'],
    // A menu opens and closes when it is pressed, never because a pointer crossed it.
    ['return (event) => event.pointerType === "mouse" ? handler(event) : void 0;', 'return () => {};'],
  ],
} as const

/** Change parts of Radix. Throws when a package no longer holds the code to change exactly once, so that an update is looked at. */
export const changedRadix = (): Plugin[] =>
  Object.entries(changes).map(([name, taken]) => ({
    name: `changed-${name}`,
    transform: {
      // Without a filter, the text of every module there is would be handed over.
      filter: { id: `**/@radix-ui/${name}/**` },
      handler: (code) => ({
        code: taken.reduce((text, [was, is]) => {
          if (text.split(was).length !== 2)
            throw new Error(`@radix-ui/${name} has changed: it does not hold “${was}” once`)
          return text.replace(was, is)
        }, code),
        map: null,
      }),
    },
  }))
