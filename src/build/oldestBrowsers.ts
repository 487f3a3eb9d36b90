/** The oldest browsers that the site works in, by MDN’s names. The bundler writes newer syntax in older; oldBrowsers.spec.ts finds the rest. */
export const oldestBrowsers = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  edge: '111',
  firefox: '115',
  samsunginternet_android: '22.0',
} as const

/** The same as the bundler names them: phones’ Safari needs prefixes that the other does not. Samsung’s browser is Chrome of the number above. */
export const bundlerTarget: string[] = [
  ...(['safari', 'chrome', 'edge', 'firefox'] as const).map((name) => name + oldestBrowsers[name]),
  `ios${oldestBrowsers.safari_ios}`,
]
