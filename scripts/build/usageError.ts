/** The command was asked for something it cannot do. The message says what, and needs no trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}
