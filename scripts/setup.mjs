// Runs on whatever Node the machine has, before anything is installed: no imports but Node's own.
// node scripts/setup.mjs [SCRIPT …]: installs what is missing, then runs the script on the project’s own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

installWhatIsMissing()
const [, , script, ...args] = process.argv
if (script !== undefined) runOnOwnNode(script, args)

function installWhatIsMissing() {
  const mark = join(root, 'node_modules', '.installed-lock')
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  // Said on the error stream: what a command prints may be read by another.
  console.error('  Installing what the site is built with …')
  // Install scripts are off; Node itself is the one package that needs its own.
  const steps = [['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], ['rebuild', 'node', '--loglevel=error']]
  for (const step of steps) {
    const { status } = spawnSync('npm', step, { cwd: root, stdio: ['ignore', process.stderr.fd, process.stderr.fd], shell: windows })
    if (status !== 0) {
      console.error('\n  The installation did not finish. Check the network, then run the same command again.')
      process.exit(1)
    }
  }
  writeFileSync(mark, lock)
}

/** A shell that has found one `node` keeps to it, so the one just installed is started from here. */
function runOnOwnNode(script, args) {
  const bin = join(root, 'node_modules', '.bin')
  const node = windows ? join(root, 'node_modules', 'node', 'bin', 'node.exe') : join(bin, 'node')
  // Node keeps what it has compiled, by the text of each file, so that the next command starts sooner.
  const compiled = join(root, 'node_modules', '.cache', 'compiled')
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit', env })
  // The terminal sends Ctrl+C to both; this one waits for the other to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
