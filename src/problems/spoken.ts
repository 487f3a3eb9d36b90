/** Put a path into words: "company.email", "the 1st of values", "source.url in the 1st of values". */
export function spoken(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((key) => typeof key === 'number')
  if (last === -1) return path.map(String).join('.')
  const list = path.slice(0, last)
  const entry = `the ${ordinal(Number(path[last]) + 1)}${list.length === 0 ? ' entry' : ` of ${spoken(list)}`}`
  const field = path
    .slice(last + 1)
    .map(String)
    .join('.')
  return field === '' ? entry : `${field} in ${entry}`
}

function ordinal(count: number): string {
  const teens = count % 100 >= 11 && count % 100 <= 13
  return `${count}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}
