import type { Store } from '../../../../src/toolkit/case/keptCase.ts'

/** A browser’s store and what it holds. It is full from a given write on. */
export function storeThat({ failsAt = Infinity }: { failsAt?: number } = {}): {
  store: Store
  content: Map<string, string>
} {
  const content = new Map<string, string>()
  let writes = 0
  return {
    content,
    store: {
      get length() {
        return content.size
      },
      key: (place) => [...content.keys()][place] ?? null,
      getItem: (key) => content.get(key) ?? null,
      removeItem: (key) => void content.delete(key),
      setItem: (key, value) => {
        if (++writes >= failsAt) throw new DOMException('full', 'QuotaExceededError')
        content.set(key, value)
      },
    },
  }
}
