import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean } from '../src/problems/nearest.ts'

/** What a command was told. When that is nothing it knows, it says what it can be told, and ends. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error
    const known = Object.entries(config.options ?? {}).map(([name, { type }]) => ({
      name: `--${name}`,
      usage: type === 'string' ? `--${name} …` : `--${name}`,
    }))
    const [, unknown] = /^Unknown option '([^']*)'/.exec(message) ?? []
    const said = unknown === undefined ? message : `There is no option ${unknown}`
    const all = known.length > 0 ? `Options: ${known.map(({ usage }) => usage).join(', ')}.` : 'There are no options.'
    const meant =
      unknown &&
      didYouMean(
        unknown,
        known.map(({ name }) => name),
      )
    console.error([`${said.replace(/\.$/, '')}${meant ? `: ${meant}` : '.'}`, all].join('\n'))
    process.exit(1)
  }
}
