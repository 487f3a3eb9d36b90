import { type ParseArgsConfig, parseArgs } from 'node:util'
import { faultInWords } from '../src/build/faults.ts'
import { didYouMean } from '../src/problems/nearest.ts'

/** Read the options of a command. For one it doesn’t know, say which there are, and exit. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error
    const options = Object.entries(config.options ?? {})
    const usages = options.map(([name, { type }]) => (type === 'string' ? `--${name} …` : `--${name}`))
    const names = options.map(([name]) => `--${name}`)
    const [, unknown] = /^Unknown option '([^']*)'/.exec(message) ?? []
    const said = unknown === undefined ? message.replace(/\.$/, '') : `There is no option ${unknown}`
    const meant = unknown && didYouMean(unknown, names)
    console.error(`${said}${meant ? `: ${meant}` : '.'}`)
    console.error(usages.length > 0 ? `Options: ${usages.join(', ')}.` : 'There are no options.')
    process.exit(1)
  }
}

export async function withErrorReport(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(faultInWords(error))
    process.exitCode = 1
  }
}
