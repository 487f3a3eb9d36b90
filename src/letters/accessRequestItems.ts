/** Items that an access request about car finance can ask for, in the order offered. Its words are in content/tools/access-request. */
export const accessRequestItems = [
  'agreement',
  'commission',
  'broker-terms',
  'statements',
  'credit-search',
  'calls',
  'complaint',
  'marketing',
] as const

export type AccessRequestItemId = (typeof accessRequestItems)[number]

/** Items ticked to begin with: what most people need. */
export const presetItems: AccessRequestItemId[] = ['agreement', 'commission', 'broker-terms', 'statements']
