/** The letters that lenders send, as the build wrote them. */
export const lettersQuery = { queryKey: ['/lender-letters.json'] }
