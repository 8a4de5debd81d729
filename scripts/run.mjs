// Every npm script of Kerf enters here: `node scripts/run.mjs <task> [arguments]`.
// It runs on whatever Node.js the machine has, so it is plain JavaScript without dependencies:
// it sees to the installed packages, then hands over to scripts/tasks/<task>.ts on the pinned Node.js.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, pinnedNode } from './setup.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [task = '', ...taskArguments] = process.argv.slice(2)

function taskFile() {
  const folder = join(root, 'scripts', 'tasks')
  const file = join(folder, `${task.replaceAll(':', '-')}.ts`)
  if (/^[a-z:-]+$/.test(task) && existsSync(file)) return file
  const known = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  throw new Error(`There is no task "${task}". Tasks: ${known.map((name) => name.slice(0, -3)).join(', ')}`)
}

function start(file) {
  return spawn(pinnedNode(root), [file, ...taskArguments], {
    cwd: root,
    // The fourth channel tells the task when this process is gone, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
  })
}

/** Passes each signal on once, and stops the task when the npm that started it is gone. */
function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let passedOn = false
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the whole group: the task has it already.
      const hasItAlready = signal === 'SIGINT' && process.stdin.isTTY
      if (!passedOn && !hasItAlready) child.kill(signal)
      passedOn = true
    })
  }
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}

function run(file) {
  const child = start(file)
  forwardSignals(child)
  child.on('error', (error) => fail(new Error(`Node.js of this project cannot be started: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}

function fail(error) {
  console.error(error.message)
  process.exit(1)
}

try {
  const file = taskFile()
  await ensureInstalled(root)
  run(file)
} catch (error) {
  fail(error)
}
