/** Addresses of scripts that run apart from the page: a build asset or the service worker. No other is accepted. */
const ours = /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/

const policy = window.trustedTypes?.createPolicy('app-url', {
  createScriptURL: (url: string, asModule = '') => {
    if (!import.meta.env.DEV && !ours.test(url)) throw new TypeError(`No script of this site: ${url}`)
    return asModule ? moduleWith(url) : url
  },
})

/** Return a script address that the content policy trusts. A policy can be created only once per page, so only this file creates it. */
export const scriptAddress = (url: string): string => (policy?.createScriptURL(url) ?? url) as string

/**
 * Return the address of a module that imports a script of this site, for a worker. A blob worker inherits the page’s policy;
 * one with its own address gets only its response headers’ policy, and some hosts send none.
 */
export const workerAddress = (url: string): string =>
  (policy?.createScriptURL(url, 'as a module') ?? moduleWith(url)) as string

const moduleWith = (url: string): string =>
  URL.createObjectURL(
    new Blob([`import ${JSON.stringify(new URL(url, location.origin).href)}`], { type: 'text/javascript' }),
  )
