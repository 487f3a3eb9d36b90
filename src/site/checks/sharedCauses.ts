/** What faults share when one page or fact is missing or misspelt where it is made: each is told once. */
export const noPage = (path: string): string => `no page ${path}`

export const noFact = (id: string): string => `no fact ${id}`
