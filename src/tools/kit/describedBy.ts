/** The ids of a field’s hint and error, for aria-describedby. Undefined when it has neither. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}
