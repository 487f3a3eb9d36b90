/** "my-new-guide" as a heading: "My new guide". */
export function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "santander-consumer" as a name: "Santander Consumer". */
export const nameFrom = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Why a word cannot name a page; undefined when it can. */
export const slugFault = (slug: string): { refused: string } | undefined =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
    ? undefined
    : { refused: `"${slug}" cannot be a name here: write small letters, numbers and single hyphens` }

/** A text as YAML takes it on one line, in quotes only where it needs them. */
export const yamlText = (text: string): string =>
  /^[A-Za-z][^:#"'[\]{}&*!|>%@`]*$/.test(text) && !/^(?:true|false|null|yes|no)$/i.test(text) && text === text.trim()
    ? text
    : JSON.stringify(text)

/** Begins every sentence that tells an editor what to write: while one is left, a release is refused. */
export const toWrite = 'Say here'

export const frontMatterOf = (title: string, today: string): string => `---
title: ${yamlText(title)}
description: ${yamlText(`Say here what a search result will say of ${title}: a sentence or two that tell a reader what this page answers.`.slice(0, 160))}
summary: Say here, in a sentence or two, what a reader most needs to know.
updated: ${today}
---
`
