/** What a build makes that is run apart from the page: an asset, or the service worker. Nothing else is taken for a script of ours. */
const ours = /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/

const policy = window.trustedTypes?.createPolicy('app-url', {
  createScriptURL: (url: string) => {
    if (!import.meta.env.DEV && !ours.test(url)) throw new TypeError(`No script of this site: ${url}`)
    return url
  },
})

/** The address of a script of this site, as the content policy lets it be run. A policy can be made once a page, so it is made here alone. */
export const scriptAddress = (url: string): string => (policy?.createScriptURL(url) ?? url) as string
