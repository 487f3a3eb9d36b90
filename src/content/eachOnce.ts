import type { z } from 'zod'

/** For the schema of a list: a field in which no two of its entries say the same, in capitals or not. */
export const eachOnce =
  <Field extends string>(field: Field) =>
  (entries: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
    const known = new Set<string>()
    entries.forEach((entry, index) => {
      const said = entry[field].toLowerCase()
      if (known.has(said))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: 'must be one that no entry above it has',
        })
      known.add(said)
    })
  }
