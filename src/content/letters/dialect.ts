import type { Schema } from '@markdoc/markdoc'

const named: Schema = { attributes: { primary: { type: String, required: true } } }

/** The tags that letters are written with, beside plain Markdown. content/README.md says what each is for. */
export const letterTags = {
  blank: {
    selfClosing: true,
    attributes: {
      ...named.attributes,
      as: { type: String, matches: ['bullets', 'numbers', 'paragraphs', 'weekday'] },
      capital: { type: Boolean },
    },
  },
  fact: { selfClosing: true, attributes: { ...named.attributes, on: { type: String } } },
  voice: { selfClosing: true, attributes: { ...named.attributes, capital: { type: Boolean } } },
  part: { selfClosing: true, attributes: named.attributes ?? {} },
  // Its attributes are conditions, which the letter declares.
  when: {},
  optional: { attributes: {} },
  details: { attributes: {} },
} as const satisfies Record<string, Schema>
