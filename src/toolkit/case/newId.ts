/** An id for an agreement, an event or a case: random, so that two devices never make the same one. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
