const policy = window.trustedTypes?.createPolicy('app-url', { createScriptURL: (url: string) => url })

/** The address of a script of this site, as the content policy lets it be run. A policy can be made once a page, so it is made here alone. */
export const scriptAddress = (url: string): string => (policy?.createScriptURL(url) ?? url) as string
