/** Says where on a device the first case is kept. All other names of it begin so, with a dot after. */
export const firstCase = 'car-finance-case'

/** Beginning of the pointers of further cases. It is not like the first one’s: a tab of an older version deletes all names that do. */
export const furtherCase = 'helped-case-'

/** Name of the note that says which case is open: on the device the one opened last, in a tab’s session the one open there. */
export const openCaseNote = 'open-case'

type Notes = { getItem: (name: string) => string | null }

/** The pointer of the case to open in a tab: its own, else the one opened last; the first where that is no longer on the device. */
export function pointerToOpen(session: Notes, device: Notes): string {
  const noted = session.getItem(openCaseNote) ?? device.getItem(openCaseNote)
  const isThere = noted !== null && [noted, caseNameOf(noted)].some((name) => device.getItem(name) !== null)
  return isThere ? noted : firstCase
}

/** Key of the name that someone who helps several people gave to a case. */
export const caseNameOf = (pointer: string): string => `${pointer}.name`
