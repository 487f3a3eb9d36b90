/** What an access request about car finance can ask for. `preset` items are ticked to begin with. */
export type AccessRequestItem = { id: string; label: string; asks: string; preset: boolean }

export const accessRequestItems = [
  { id: 'agreement', label: 'My agreement and what I was given before it', asks: 'my finance agreement and the information given to me before I signed', preset: true },
  { id: 'commission', label: 'Records of commission', asks: 'every record of commission on it: how much, what kind, who was paid and when', preset: true },
  { id: 'broker-terms', label: 'The dealer’s or broker’s terms', asks: 'the terms with the dealer or broker that could affect my interest rate', preset: true },
  { id: 'statements', label: 'Statements and settlement figures', asks: 'statements of account and any settlement figure', preset: true },
  { id: 'credit-search', label: 'The credit search', asks: 'the record of the credit search and the affordability check', preset: false },
  { id: 'calls', label: 'Recordings of calls', asks: 'recordings of calls with me and notes of them', preset: false },
  { id: 'complaint', label: 'The file on my complaint', asks: 'the file on my complaint', preset: false },
  { id: 'marketing', label: 'Marketing consent', asks: 'any record that I agreed to marketing', preset: false },
] as const satisfies readonly AccessRequestItem[]

export type AccessRequestItemId = (typeof accessRequestItems)[number]['id']

export const presetItems: AccessRequestItemId[] = accessRequestItems.filter(({ preset }) => preset).map(({ id }) => id)
