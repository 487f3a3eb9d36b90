/** Load something when it is first asked for, and again only after a failure. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let coming: Promise<Loaded> | undefined
  return () =>
    (coming ??= load().catch((error) => {
      coming = undefined
      throw error
    }))
}
