import { faultInWords } from '../src/build/faults.ts'

/** Does the work of a command, or says what stopped it. */
export async function withErrorReport(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(faultInWords(error))
    process.exitCode = 1
  }
}
