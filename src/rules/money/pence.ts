import { roundHalfUp } from './roundHalfUp.ts'

/** An amount of money in whole pence. A sum still being worked out may hold part of a penny; its docstring says so. */
export type Pence = number

/** Pounds as people write them (12.34) to whole pence (1234). A third decimal is rounded half up. */
export const penceOf = (pounds: number): Pence => roundHalfUp(pounds * 100)

/** Whole pence to pounds, as a decimal for showing or for JSON: 1234 to 12.34. */
export const poundsOf = (pence: Pence): number => pence / 100
