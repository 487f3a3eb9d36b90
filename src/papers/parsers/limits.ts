/** The most pages of everything that is brought at once. */
export const mostPages = 500

/** The largest file, in bytes. */
export const mostBytes = 60_000_000
