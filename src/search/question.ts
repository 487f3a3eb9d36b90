/** Most letters of a question that are looked at. Nobody asks more, and any page can link to a longer one. */
export const mostTyped = 300

/** Check whether a question is longer than what is looked at. */
export const isCut = (typed: string): boolean => typed.trim().length > mostTyped

/** A question as far as it is looked at: all of it, or whole words from its beginning. */
export function cutQuestion(typed: string): string {
  if (!isCut(typed)) return typed
  const kept = typed.trim().slice(0, mostTyped)
  return kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : kept
}
