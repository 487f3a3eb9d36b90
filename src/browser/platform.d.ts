/// <reference types="vite/client" />
// What browsers have and TypeScript’s own list lacks. Not every browser has them, so each may be missing.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): unknown }
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): unknown }
  }
}
