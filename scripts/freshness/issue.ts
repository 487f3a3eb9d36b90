import { spawnSync } from 'node:child_process'
import { UsageError } from '../../src/build/faults.ts'

const title = 'Facts and sources to look at'

type Open = { number: number; title: string; body: string }

/** Choose the `gh` commands that keep one open issue about what is due. None where there is nothing to do. */
export function issueCommands(due: readonly string[], open: readonly Open[]): string[][] {
  const own = open.filter((issue) => issue.title === title)
  const [first, ...others] = own
  const body = `${asMuchAsFits(due)}\n\nLook at each source again, then write the day under \`checked.on\`. This closes by itself once nothing is due.`
  const close = (issues: readonly Open[], why: string) =>
    issues.map(({ number }) => ['issue', 'close', String(number), '--comment', why])
  if (due.length === 0) return close(own, 'Nothing is due any more.')
  if (!first) return [['issue', 'create', '--title', title, '--body', body]]
  return [
    ...(first.body.trim() === body.trim() ? [] : [['issue', 'edit', String(first.number), '--body', body]]),
    ...close(others, `The same as #${first.number}.`),
  ]
}

/** GitHub refuses an issue of more than 65,536 characters. */
const mostCharacters = 60_000

function asMuchAsFits(due: readonly string[]): string {
  let length = 0
  const shown = due.filter((line) => {
    length += line.length + 1
    return length <= mostCharacters
  })
  const left = due.length - shown.length
  return [...shown, ...(left === 0 ? [] : [`${left} more: npm run freshness lists all.`])].join('\n')
}

/** Brings the repository’s issue up to date, with GitHub’s own command. Throws with its words when it fails. */
export function reportAsIssue(due: readonly string[]): void {
  const listed = gh(['issue', 'list', '--state', 'open', '--limit', '200', '--json', 'number,title,body'])
  for (const words of issueCommands(due, JSON.parse(listed) as Open[])) gh(words)
}

function gh(words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gh', words, { encoding: 'utf8' })
  if (status !== 0) throw new UsageError(`gh ${words.slice(0, 2).join(' ')} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}
