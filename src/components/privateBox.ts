/**
 * Attributes for every box in which words can be typed, so that none reach a spelling or writing service. A box also has no `name`:
 * without one, what is typed is part of no form’s data.
 */
export const privateBox = {
  // Chrome’s and Edge’s better spelling checks send each text to their makers; LanguageTool obeys this as well.
  spellCheck: 'false',
  // The browser’s own suggestions may be made elsewhere.
  writingsuggestions: 'false',
  // Grammarly’s own opt-out, in the three names its versions know.
  'data-gramm': 'false',
  'data-gramm_editor': 'false',
  'data-enable-grammarly': 'false',
  // LanguageTool’s, where it ignores `spellCheck`.
  'data-lt-active': 'false',
} as const
