import type { Plugin } from 'vite'

const styleTag = '/* @__PURE__ */ jsx(ScrollAreaViewportStyle, { nonce }),'

/**
 * Takes the style element out of Radix’s scroll area: the content policy lets no page write styles. Its two rules stand in overlays.css.
 * Stops the build when the package no longer has the element where it was, so that an update is looked at.
 */
export const withoutStyleTags = (): Plugin => ({
  name: 'without-style-tags',
  transform: {
    // Without a filter, the text of every module there is would be handed over.
    filter: { id: '**/@radix-ui/react-scroll-area/**' },
    handler(code) {
      if (!code.includes(styleTag))
        throw new Error('@radix-ui/react-scroll-area has changed: look where it writes its style element now')
      return { code: code.replace(styleTag, ''), map: null }
    },
  },
})
