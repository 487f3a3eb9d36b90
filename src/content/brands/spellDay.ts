import { longDate } from '../../dates/plainDate.ts'

/** When a company began or ceased to stand behind a brand, as a page prints it: "1963", "November 2017", "1 November 2017", "present". */
export function spellDay(written: string | null): string {
  if (written === null) return 'not known'
  if (/^\d{4}-\d{2}$/.test(written)) return longDate(`${written}-01`).replace(/^\d+ /, '')
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? longDate(written) : written
}
