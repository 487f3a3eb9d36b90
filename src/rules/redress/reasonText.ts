import type { Reason } from './reason.ts'

/** What is said of each rule, by its `wordings`. */
export type RuleTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A reason in words, with its values in their places. Throws when the words lack that wording, or name a value it has not. */
export function reasonText(rules: RuleTexts, { rule, wording, values }: Reason): string {
  const text = rules[rule]?.[wording]
  if (text === undefined) throw new Error(`the words of "${rule}" have no "${wording}"`)
  return filled(text, values)
}

/** A text with every value in its braces: "{limit}". Throws when it names one that is not given. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" names {${name}}, which there is none of`)
    return value
  })
