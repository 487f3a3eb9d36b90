/** What an access request about car finance can ask for, in the order it is offered. Its words are in content/tools/access-request. */
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

/** What most people need: ticked to begin with. */
export const presetItems: AccessRequestItemId[] = ['agreement', 'commission', 'broker-terms', 'statements']
