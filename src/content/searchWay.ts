/** How results of a kind are grouped, ranked and shown: what one can do with them, how much they weigh, and whether they are names. */
export type SearchWay = { group: 'answer' | 'do' | 'read' | 'find'; weight?: number; named?: true; filtered?: true }
