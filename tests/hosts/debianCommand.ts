import { spawnSync } from 'node:child_process'

/** A server from a Debian package: installed when it is missing and we may, else why it cannot be run. */
export function debianCommand(command: string, aptPackage: string): { command: string } | { why: string } {
  if (isThere(command)) return { command }
  if (process.getuid?.() !== 0)
    return { why: `${command} is not installed, and only root can install it: apt-get install ${aptPackage}` }
  for (const step of [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', aptPackage],
  ]) {
    // Runlevel 1 keeps the package from starting a server of its own.
    const { status, stderr } = spawnSync('apt-get', step, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      encoding: 'utf8',
      timeout: 120_000,
    })
    if (status !== 0)
      return { why: `apt-get ${step[0]} did not work: ${(stderr ?? 'there is no apt-get').trim().split('\n').at(-1)}` }
  }
  return isThere(command) ? { command } : { why: `${aptPackage} holds no ${command}` }
}

const isThere = (command: string): boolean => !spawnSync(command, ['-v']).error
