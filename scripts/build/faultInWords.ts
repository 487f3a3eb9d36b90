import { diskFault } from './diskFault.ts'
import { UsageError } from './usageError.ts'

/** What stopped a command. What is wrong with the disk speaks for itself; before all else stand the words given. */
export const faultInWords = (error: unknown, before = ''): string => diskFault(error) ?? before + reasonOf(error)

/** What the system says of a file or folder is enough by itself; anything else is a fault of ours, and needs its trace. */
function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return error.message
  const { code, message, stack, cause } = error as NodeJS.ErrnoException
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return message
  return [stack ?? String(error), ...(cause instanceof Error ? [cause.stack] : [])].join('\n')
}
