/** A value in double quotes, as nginx and Caddy read it. Throws for what they would read as something else. */
export function quoted(value: string): string {
  if (/["\\${}\n\r]/.test(value)) throw new Error(`${JSON.stringify(value)} cannot stand in a host’s configuration`)
  return `"${value}"`
}
