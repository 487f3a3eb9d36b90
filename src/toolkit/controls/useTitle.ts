import { useEffect } from 'react'

/**
 * The browser’s title for as long as a step is shown: what it asks or answers, before the page’s own. "Error: " comes first when something is wrong.
 * Browsers keep titles in their history and share that between devices, so no name that was typed or found is in one.
 */
export function useTitle(words: string, wrong = false) {
  useEffect(() => {
    const own = document.title
    document.title = `${wrong ? 'Error: ' : ''}${words} – ${own}`
    return () => {
      document.title = own
    }
  }, [words, wrong])
}
