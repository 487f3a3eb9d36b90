/** Scripts that run apart from the page: an asset of the build, or the service worker. Nothing else is taken for a script of ours. */
const ours = /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/

const policy = window.trustedTypes?.createPolicy('app-url', {
  createScriptURL: (url: string, asModule = '') => {
    if (!import.meta.env.DEV && !ours.test(url)) throw new TypeError(`No script of this site: ${url}`)
    return asModule ? moduleWith(url) : url
  },
})

/** The address of a script of this site, as the content policy lets it be run. A policy can be made once a page, so it is made here alone. */
export const scriptAddress = (url: string): string => (policy?.createScriptURL(url) ?? url) as string

/**
 * Address of a module that imports a script of this site, for a worker. A worker from a blob has the page’s content policy;
 * one from an address of its own has only what that answer’s headers say, and some hosts send none.
 */
export const workerAddress = (url: string): string =>
  (policy?.createScriptURL(url, 'as a module') ?? moduleWith(url)) as string

const moduleWith = (url: string): string =>
  URL.createObjectURL(
    new Blob([`import ${JSON.stringify(new URL(url, location.origin).href)}`], { type: 'text/javascript' }),
  )
