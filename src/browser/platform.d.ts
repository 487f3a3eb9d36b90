/// <reference types="vite/client" />
// Features of browsers that TypeScript’s own list lacks. Not every browser has them, so each may be missing.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: (from: string) => string }): { createHTML(from: string): unknown }
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string, asModule?: string) => string },
    ): { createScriptURL(url: string, asModule?: string): unknown }
  }
}
