/** The command was asked for something it cannot do. The message says what, and needs no trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Say why a command stopped. A fault of the disk speaks for itself; any other follows the words given. */
export const faultInWords = (error: unknown, before = ''): string => diskFault(error) ?? before + reasonOf(error)

/** Give the system’s words for a fault of a file or folder; anything else is a fault of ours, and needs its trace. */
function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return error.message
  const { code, message, stack, cause } = error as NodeJS.ErrnoException
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return message
  return [stack ?? String(error), ...(cause instanceof Error ? [cause.stack] : [])].join('\n')
}

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Say what is wrong with the disk; undefined for errors that are our own. */
export function diskFault(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, path, message } = at as NodeJS.ErrnoException
    const words = wordsFor[code ?? '']
    if (words) return words(path === undefined ? 'A file' : namedPlace(path))
    // The bundler gives words in place of a code, its own or the system’s.
    const said = bundlerWords.find(([words]) => message.toLowerCase().includes(words))
    if (said) return wordsFor[said[1]]?.('The bundled code')
  }
  return undefined
}

const wordsFor: Record<string, (what: string) => string> = {
  ENOSPC: (what) => `The disk is full: ${lowerFirst(what)} could not be written. Make room, then run this again.`,
  EDQUOT: (what) =>
    `The disk quota is used up: ${lowerFirst(what)} could not be written. Make room, then run this again.`,
  EACCES: (what) =>
    `${what} may not be written. Give yourself leave to write there, or name another folder (a build’s with --out).`,
  EPERM: (what) =>
    `${what} may not be changed. Give yourself leave to change it, or name another folder (a build’s with --out).`,
  EROFS: (what) => `${what} is on a disk that can only be read. Name another folder (a build’s with --out).`,
  EBUSY: (what) =>
    `${what} cannot be renamed: it is in use, or the root of a disk. Name a folder inside it (a build’s with --out).`,
  ENOTDIR: (what) => `${what} is not a folder, or is inside a file. Name another folder (a build’s with --out).`,
  EIO: (what) => `${what} could not be written: the disk is full, or faulty. Make room, then run this again.`,
  EMFILE: () => 'Too many files are open. Close other programs, then run this again.',
}

const bundlerWords: readonly [words: string, code: string][] = [
  ['no space left on device', 'ENOSPC'],
  ['disk quota exceeded', 'EDQUOT'],
  ['permission denied', 'EACCES'],
  ['read-only file system', 'EROFS'],
]

/** Drop the last part of a folder that mkdtemp could not make: it has no name. */
const namedPlace = (path: string): string => path.replace(/\/[^/]*XXXXXX$/, '')

const lowerFirst = (text: string): string =>
  /^(?:A|The) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** An error sent from another thread or process. An Error sent as it is arrives without its code. */
export type SerializedError = {
  message: string
  stack: string | undefined
  code: string | undefined
  path: string | undefined
}

export function serializeError(error: unknown): SerializedError {
  const { message, stack, code, path } = error as NodeJS.ErrnoException
  return { message, stack, code, path }
}

export const deserializeError = (sent: SerializedError): Error => Object.assign(new Error(sent.message), sent)
