/** Every lender, its names, and who lent for each brand, as the build wrote it. */
export const lendersQuery = { queryKey: ['/lenders.json'] }
