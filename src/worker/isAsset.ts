/** Content types that a server must send for each kind of asset, or browsers refuse it. */
const types: readonly [RegExp, RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
]

/** Check whether an answer can be the file that its address names: a network that wants a sign-in answers with a page, and 200. */
export function isOfItsType(path: string, response: Response): boolean {
  const wanted = types.find(([ending]) => ending.test(path))?.[1]
  const isRight = wanted?.test(response.headers.get('Content-Type') ?? '') ?? true
  return response.status === 200 && !response.redirected && isRight
}

/** Check whether it is that file byte for byte, as the build wrote it. A file that this build does not know is another’s. */
export async function isAsset(path: string, response: Response, hash: string | undefined): Promise<boolean> {
  if (hash === undefined || !isOfItsType(path, response)) return false
  const bytes = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`
}
