/** Parse JSON; undefined if the text is not. */
export function readJson(content: string): unknown {
  try {
    // Some editors put a byte-order mark in front of UTF-8.
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
