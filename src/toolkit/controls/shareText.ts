/** Hands words to the device’s own ways to share. False where it has none or they failed: the words are to be copied then. */
export async function shareText(text: string): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share({ text })
    return true
  } catch (error) {
    // To close the list of ways is no failure.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
