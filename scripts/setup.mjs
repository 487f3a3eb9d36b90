// Runs on whatever Node the machine has, before anything is installed: no imports but Node’s own.
// node scripts/setup.mjs [--all] [SCRIPT …]: installs what is missing, then runs the script on a Node that runs TypeScript by itself.
// With --all, what only tests and measures (devDependencies) is installed too.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runtime = join(root, 'scripts/node')
const windows = process.platform === 'win32'

const bringBack = 'Bring back its last version from git, then run the same command again.'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

const given = process.argv.slice(2)
const all = given[0] === '--all'
const [script, ...args] = all ? given.slice(1) : given

await installWhatIsMissing(root, `what the site is built ${all ? 'and tested ' : ''}with`, all)
const node = await recentNode()
if (script !== undefined) run(script, args)

/** Installs the packages of a folder from its lockfile, those for tests only where `all` are wanted, unless that has been done. */
async function installWhatIsMissing(folder, what, all) {
  const mark = join(folder, 'node_modules', '.installed-lock')
  const lockfile = join(folder, 'package-lock.json')
  const text = existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : ''
  const lock = createHash('sha256').update(text).digest('hex')
  // A full installation holds the part as well.
  const enough = all ? [`${lock} all`] : [`${lock} all`, `${lock} built`]
  if (existsSync(mark) && enough.includes(readFileSync(mark, 'utf8'))) return
  // npm would print the help for its command with it.
  const fault = lockFault(folder, text)
  if (fault !== undefined) stop(fault)
  const endTurn = await installTurn(folder)
  if (existsSync(mark) && enough.includes(readFileSync(mark, 'utf8'))) return endTurn()
  rmSync(mark, { force: true })
  const { status, error, said } = await npm(
    [
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
      ...(all ? [] : ['--omit=dev']),
    ],
    folder,
    `Installing ${what} …`,
  )
  if (status !== 0)
    stop(
      error
        ? `npm, which comes with Node, could not be started: ${error.message}`
        : /EINTEGRITY/.test(said)
          ? `${lockfile} holds the hash of another package than the one that was fetched. ${bringBack}`
          : 'The installation did not finish. Check the network, then run the same command again.',
    )
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, enough[enough.length - 1])
  endTurn()
}

/** Lets one command at a time install into a folder, as two would remove each other’s files. Returns what ends the turn. */
async function installTurn(folder) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const turn = join(tmpdir(), `installing-${name}`)
  const end = () => rmSync(turn, { force: true })
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' })
      process.on('exit', end)
      return end
    } catch (error) {
      // If no mark can be written, there is no turn to wait for.
      if (error.code !== 'EEXIST') return () => {}
    }
    if (!isHeld(turn)) end()
    else if (waited === 0) process.stderr.write('  Another command is installing here; waiting until it has …\n')
    await new Promise((resolve) => setTimeout(resolve, waited === 0 ? 0 : 500))
  }
}

/** False for the mark of a process that has gone; its number may be another’s after a while. */
function isHeld(turn) {
  try {
    process.kill(Number(readFileSync(turn, 'utf8')), 0)
    return Date.now() - statSync(turn).mtimeMs < 900_000
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Why a lockfile cannot be installed from; undefined where it can. */
function lockFault(folder, text) {
  const file = join(folder, 'package-lock.json')
  let locked
  try {
    locked = JSON.parse(text).packages['']
  } catch {
    if (text === '') return `${file} is missing or empty. ${bringBack}`
    return `${file} cannot be read: something was left in it, by a merge perhaps. ${bringBack}`
  }
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const differs = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(own[kind] ?? {}).flatMap(([name, version]) => (locked[kind]?.[name] === version ? [] : [name])),
  )
  return differs.length === 0
    ? undefined
    : `${file} does not fit the package.json beside it: ${differs.join(', ')} ${differs.length === 1 ? 'is' : 'are'} not in it, or at another version. ${bringBack}`
}

/** Runs npm, and shows meanwhile that it is at work. A signal ends npm with whatever it has started, and then this command. */
function npm(words, folder, doing) {
  let ended
  const end = (signal) => {
    ended = signal
    endAll(child.pid, signal)
    // The next command does again what npm leaves unfinished.
    setTimeout(() => endAll(child.pid, 'SIGKILL'), 500).unref()
  }
  // Before npm is at work: a signal that came in between would end this command alone.
  for (const signal of signals) process.on(signal, end)
  // A group of its own, so that all of it can be ended at once. What is said goes to the error stream: what a command prints may be read by another.
  const child = spawn('npm', words, {
    cwd: folder,
    stdio: ['ignore', process.stderr.fd, 'pipe'],
    shell: windows,
    detached: !windows,
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
    process.stderr.write(part)
  })
  const finish = showWork(doing)
  return new Promise((resolve) => {
    const done = (result) => {
      finish()
      for (const signal of signals) process.off(signal, end)
      if (ended !== undefined) {
        // Processes that npm started may ignore the signal.
        endAll(child.pid, 'SIGKILL')
        process.stderr.write('  Stopped. The next command installs what is missing.\n')
        process.exit(128 + constants.signals[ended])
      }
      resolve(result)
    }
    child.on('error', (error) => done({ status: null, error }))
    // Processes that npm started may keep its output open after a signal has ended it.
    child.on('exit', (status) => ended !== undefined && done({ status }))
    child.on('close', (status) => done({ status, said }))
  })
}

/** Ends a process and what it has started. Where it has gone already, nothing is left to do. */
function endAll(pid, signal) {
  if (windows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  else {
    try {
      process.kill(-pid, signal)
    } catch {}
  }
}

/** Says what is being done: on a terminal in a line that counts the seconds, elsewhere in a line every so often. Returns what ends it. */
function showWork(doing) {
  const terminal = process.stderr.isTTY
  const every = terminal ? 1 : 15
  let seconds = 0
  process.stderr.write(`  ${doing}${terminal ? '' : '\n'}`)
  const timer = setInterval(() => {
    seconds += every
    process.stderr.write(terminal ? `\r  ${doing} ${seconds} s` : `  Still installing, after ${seconds} s …\n`)
  }, every * 1_000)
  return () => {
    clearInterval(timer)
    if (terminal) process.stderr.write('\n')
  }
}

/** The machine’s own Node where it is recent enough, and else one that is installed for it. */
async function recentNode() {
  const {
    config: { neededBelow },
    optionalDependencies,
  } = JSON.parse(readFileSync(join(runtime, 'package.json'), 'utf8'))
  // A Node among the packages themselves, as there was once, may have gone with the installation.
  if (!isBelow(process.versions.node, neededBelow) && existsSync(process.execPath)) return process.execPath
  await installWhatIsMissing(runtime, `Node, because this machine’s own is ${process.versions.node}`, true)
  const offered = Object.keys(optionalDependencies).map((name) =>
    join(runtime, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node'),
  )
  const found = offered.find((file) => existsSync(file))
  if (found === undefined)
    stop(
      `This machine has Node ${process.versions.node}, and no newer one can be installed for it here. Install Node ${neededBelow} or later, then run the same command again.`,
    )
  return found
}

function isBelow(version, needed) {
  const [[major, minor], [neededMajor, neededMinor]] = [version, needed].map((one) => one.split('.').map(Number))
  return major < neededMajor || (major === neededMajor && minor < neededMinor)
}

function run(script, args) {
  // The project’s own commands come first, and then this Node: a shell that has found one `node` keeps to it.
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH ?? ''].join(delimiter)
  // Node keeps what it has compiled, by the text of each file, so that the next command starts sooner.
  const compiled = join(root, 'node_modules', '.cache', 'compiled')
  // By default, Node lets 48 MiB of garbage pile up in each thread. With this, a build holds an eighth less, in the same time.
  const child = spawn(node, ['--max-semi-space-size=4', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path },
  })
  // The terminal sends Ctrl+C to both; this one waits for the other to end.
  let ended
  for (const signal of signals)
    process.on(signal, () => {
      ended = signal
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), 900).unref()
    })
  child.on('error', ({ message }) => stop(`${node} could not be started: ${message}`))
  child.on('exit', (code, signal) => {
    if (ended !== undefined) {
      process.stderr.write('\n  Stopped.\n')
      process.exit(128 + constants.signals[ended])
    }
    process.exit(code ?? (signal ? 1 : 0))
  })
}

function stop(reason) {
  console.error(`\n  ${reason}`)
  process.exit(1)
}
