import { cutQuestion } from '../../search/question.ts'

/** Return the search page’s address, the typed words after the "#", which no browser sends. */
export const searchAddress = (page: string, typed: string): string =>
  typed.trim() === '' ? page : `${page}#q=${encodeURIComponent(cutQuestion(typed).trim())}`

export const typedInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('q') ?? ''

/** The search page’s box, which takes the focus when a link leads to it. */
export const boxOf = (page: string): string => `${page}#search-box`
