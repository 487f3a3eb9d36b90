const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** 1 to 12 from "3", "03", "Mar", "march" or "Sept."; null from anything else. */
export function monthFrom(typed: string): number | null {
  const word = typed.trim().toLowerCase().replace(/\.$/, '')
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null
  if (word.length < 3) return null
  const position = months.findIndex((month) => month.startsWith(word))
  return position === -1 ? null : position + 1
}
