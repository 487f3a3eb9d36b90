const headStarts = '<head>'
const end = '</body></html>'

/**
 * What was added to a document, as a function that adds the same to any other: tags at the start of its head and at the end of its body.
 * Throws when the two differ in any other way.
 */
export function addedTags(bare: string, whole: string): (document: string) => string {
  const start = bare.indexOf(headStarts) + headStarts.length
  const words = bare.slice(start, -end.length)
  const at = whole.indexOf(words)
  const [head, body] = [whole.slice(start, at), whole.slice(at + words.length, -end.length)]
  const add = (document: string) => {
    const from = document.indexOf(headStarts) + headStarts.length
    return document.slice(0, from) + head + document.slice(from, -end.length) + body + end
  }
  if (at === -1 || add(bare) !== whole) throw new Error('More was done to a page than tags put into its head and its body: scripts/build/addedTags.ts')
  return add
}
