import type { Plugin } from 'vite'

/** Code that is replaced in parts of Radix while they are bundled, with its replacement. */
const changes = {
  // Preact numbers the ids of each root anew, so two islands would have the same: Radix’s own count is one for the page.
  'react-id': [['React[" useId ".trim().toString()] || ', '']],
  // The content policy lets no page write styles: the two rules stand in overlays.css.
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

/** Changes parts of Radix. Stops the build when a package no longer has what is changed where it was, so that an update is looked at. */
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
