/** The three sets of bank holidays in the UK. */
export const holidayNations = ['england-and-wales', 'scotland', 'northern-ireland'] as const
export type HolidayNation = (typeof holidayNations)[number]

/** The id of the fact that holds a nation’s bank holidays. */
export const holidayFact = (nation: HolidayNation): string => `calendar.bank-holidays-${nation}`
