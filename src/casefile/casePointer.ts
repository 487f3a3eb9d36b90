/** Key under which a device keeps the first case. Its other keys begin with this and a dot. */
export const firstCase = 'car-finance-case'

/** Prefix of further cases’ keys. It differs from the first case’s, because tabs of an older version delete every key with that prefix. */
export const furtherCase = 'helped-case-'

/** Name of the note that says which case is open: on the device the one opened last, in a tab’s session the one open there. */
export const openCaseNote = 'open-case'

type Notes = { getItem: (name: string) => string | null }

/** Find the pointer of the case to open in a tab: its own, else the one opened last; the first if that is gone from the device. */
export function pointerToOpen(session: Notes, device: Notes): string {
  const noted = session.getItem(openCaseNote) ?? device.getItem(openCaseNote)
  const isThere = noted !== null && [noted, caseNameOf(noted)].some((name) => device.getItem(name) !== null)
  return isThere ? noted : firstCase
}

/** Key of the name that someone who helps several people gave to a case. */
export const caseNameOf = (pointer: string): string => `${pointer}.name`
