/**
 * Check whether an error means that code, data or an answer did not arrive in time. Browsers say so in their own words alone. Anything else
 * went wrong in this browser, where neither the connection nor another try is of help.
 */
export const isFetchFault = (error: unknown): boolean =>
  error instanceof Error &&
  (['AbortError', 'TimeoutError', 'NetworkError'].includes(error.name) ||
    /^\d{3}: |dynamically imported module|module script|failed to fetch|networkerror|load failed/i.test(error.message))
