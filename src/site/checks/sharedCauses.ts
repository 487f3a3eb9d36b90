/** Causes shared by all faults that follow from one missing or misspelt page or fact, so that each is told once. */
export const noPage = (path: string): string => `no page ${path}`

export const noFact = (id: string): string => `no fact ${id}`
