// Runs on whatever Node the machine has, before anything is installed: no imports but Node’s own.
// node scripts/setup.mjs [SCRIPT …]: installs what is missing, then runs the script on a Node that runs TypeScript by itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runtime = join(root, 'runtime')
const windows = process.platform === 'win32'

installWhatIsMissing(root, 'what the site is built with')
const node = recentNode()
const [, , script, ...args] = process.argv
if (script !== undefined) run(script, args)

/** Installs the packages of a folder from its lockfile, unless that has been done. */
function installWhatIsMissing(folder, what) {
  const mark = join(folder, 'node_modules', '.installed-lock')
  const text = readFileSync(join(folder, 'package-lock.json'))
  const lock = createHash('sha256').update(text).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  // Said on the error stream: what a command prints may be read by another.
  console.error(`  Installing ${what} …`)
  const unverified = withoutHash(JSON.parse(text.toString()).packages)
  if (unverified.length > 0) console.error(`  Without a hash in package-lock.json, and so not checked: ${unverified.join(', ')}. See docs/decisions/0005.`)
  const { status, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', process.stderr.fd, process.stderr.fd], shell: windows })
  if (status !== 0) stop(error ? `npm, which comes with Node, could not be started: ${error.message}` : 'The installation did not finish. Check the network, then run the same command again.')
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, lock)
}

/** The packages for this kind of machine that the lockfile has no hash of. */
function withoutHash(packages) {
  const unverified = Object.entries(packages).filter(([path, { version, integrity }]) => path.includes('node_modules/') && version && !integrity)
  if (unverified.length === 0) return []
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  const isFor = (allowed, here) => allowed === undefined || [allowed].flat().includes(here)
  return unverified.filter(([, one]) => isFor(one.os, process.platform) && isFor(one.cpu, process.arch) && isFor(one.libc, libc)).map(([path]) => path.replace(/^.*node_modules\//, ''))
}

/** The machine’s own Node where it is recent enough, and else one that is installed for it. */
function recentNode() {
  const { config: { neededBelow }, optionalDependencies } = JSON.parse(readFileSync(join(runtime, 'package.json'), 'utf8'))
  // A Node among the packages themselves, as there was once, may have gone with the installation.
  if (!isBelow(process.versions.node, neededBelow) && existsSync(process.execPath)) return process.execPath
  installWhatIsMissing(runtime, `Node, because this machine’s own is ${process.versions.node}`)
  const offered = Object.keys(optionalDependencies).map((name) => join(runtime, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node'))
  const found = offered.find((file) => existsSync(file))
  if (found === undefined) stop(`This machine has Node ${process.versions.node}, and no newer one can be installed for it here. Install Node ${neededBelow} or later, then run the same command again.`)
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
  const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit', env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path } })
  // The terminal sends Ctrl+C to both; this one waits for the other to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', ({ message }) => stop(`${node} could not be started: ${message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function stop(reason) {
  console.error(`\n  ${reason}`)
  process.exit(1)
}
