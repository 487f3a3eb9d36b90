/**
 * Check whether code, data or an answer failed to arrive in time. Only the wording of each browser’s error tells. Anything else
 * went wrong in this browser, so neither a better connection nor a retry would help.
 */
export const isFetchFault = (error: unknown): boolean =>
  error instanceof Error &&
  (['AbortError', 'TimeoutError', 'NetworkError'].includes(error.name) ||
    /^\d{3}: |dynamically imported module|module script|failed to fetch|networkerror|load failed/i.test(error.message))
