/** The file of each asset by its name, which holds a hash and so is found only where that very file is meant. */
export type Assets = ReadonlyMap<string, { file: string; text: string }>

/** The scripts, styles and fonts that some pages can come to need: named by them, or by what they name. */
export function assetsNeeded(pages: readonly string[], assets: Assets): string[] {
  const needed = new Set<string>()
  const waiting = [...pages]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const name of namesIn(text)) {
      const asset = assets.get(name)
      if (!asset || needed.has(asset.file)) continue
      needed.add(asset.file)
      waiting.push(asset.text)
    }
  }
  return [...needed].sort()
}

/** Names are found by their endings, and read back from there: a search from the start would try every word of the code. */
const namesIn = (text: string): string[] => Array.from(text.matchAll(/\.(?:js|css|woff2)\b(?<=([\w.-]+))/g), ([, name = '']) => name)
