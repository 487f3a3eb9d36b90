/** What an input held, or why it cannot be used. `check` is a question to ask before going on. Messages are fit to show. */
export type Parsed<Value> = { ok: true; value: Value; check?: string } | { ok: false; message: string }

export const accepted = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message })
