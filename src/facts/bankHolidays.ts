export const holidayNations = ['england-and-wales', 'scotland', 'northern-ireland'] as const
export type HolidayNation = (typeof holidayNations)[number]

export const holidayFact = (nation: HolidayNation): string => `calendar.bank-holidays-${nation}`
