import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Says that it runs, and at SIGTERM that it stops, with code 7. */
const waitingTask = `
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.on('SIGTERM', () => process.stdout.write('stopped', () => process.exit(7)))
setInterval(() => {}, 1000)
console.log('running')
`

let checkout = ''
let child: ChildProcess | undefined

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'kerf-run-'))
  for (const folder of ['scripts/tasks', 'node_modules/node/bin'])
    mkdirSync(join(checkout, folder), { recursive: true })
  for (const file of ['run.mjs', 'setup.mjs']) {
    cpSync(join(import.meta.dirname, file), join(checkout, 'scripts', file))
  }
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(checkout, lock), JSON.stringify({ packages: {} }))
  }
  symlinkSync(process.execPath, join(checkout, 'node_modules/node/bin/node'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(checkout, { recursive: true })
})

function givenTask(name: string, source: string) {
  writeFileSync(join(checkout, 'scripts', 'tasks', `${name}.ts`), source)
}

function start(...runArguments: string[]) {
  const started = spawn(process.execPath, [join(checkout, 'scripts', 'run.mjs'), ...runArguments])
  child = started
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  started.stdout.on('data', collect)
  started.stderr.on('data', collect)
  const ended = once(started, 'close').then(([code]) => ({ code, output }))
  const running = once(started.stdout, 'data')
  return { started, ended, running }
}

test('a task gets the arguments, and its exit code comes back', async () => {
  givenTask('admin-create', 'console.log(process.argv.slice(2).join()); process.exitCode = 3')
  const { code, output } = await start('admin:create', '--email', 'a@kerf.test').ended
  expect(output).toContain('--email,a@kerf.test')
  expect(code).toBe(3)
})

test('a signal reaches the task, and the runner ends after it with its exit code', async () => {
  givenTask('wait', waitingTask)
  const { started, ended, running } = start('wait')
  await running
  started.kill('SIGTERM')
  const { code, output } = await ended
  expect(output).toContain('stopped')
  expect(code).toBe(7)
})

test('a task does not outlive a runner that was killed', async () => {
  givenTask('wait', waitingTask)
  const { started, ended, running } = start('wait')
  await running
  started.kill('SIGKILL')
  // Its output stays open until the task, too, has ended.
  expect((await ended).output).toContain('stopped')
})

test('an unknown task is refused with the names of those there are', async () => {
  givenTask('build', '')
  for (const name of ['bulid', '../../etc']) {
    const { code, output } = await start(name).ended
    expect(output).toContain(`There is no task "${name}". Tasks: build`)
    expect(code).toBe(1)
  }
})
