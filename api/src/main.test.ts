import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'kerf-main-'))
})
afterAll(async () => {
  await database.destroy()
  await rm(dataDir, { recursive: true })
})

/** Starts a process of Kerf, and resolves to its output once that matches `pattern`. */
async function start(file: string, env: Record<string, string>, pattern: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text
      if (pattern.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`Ended with ${code}: ${output}`)))
  })
  return { child, output }
}

async function end(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  return code
}

test('Kerf starts, creates its first admin, ends event streams at SIGTERM, and exits cleanly', async () => {
  const { child, output } = await start('main.ts', { PORT: '0' }, /Kerf is ready at \S+\n/)
  const url = /ready at (\S+)/.exec(output)?.[1] ?? ''

  const credentials = await readFile(join(dataDir, 'credentials'), 'utf8')
  const [, email, password] = /^email: (.*)\npassword: (.*)\n$/.exec(credentials) ?? []
  expect((await stat(join(dataDir, 'credentials'))).mode & 0o777).toBe(0o600)
  expect(output).toContain(`${email} with the password ${password}`)
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role: 'customer' }),
  })
  const { token, user } = await signedIn.json()
  expect(user).toMatchObject({ isAdmin: true })
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', obstacles: [] })

  const stream = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` } })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const ended = stream.text()
  expect(await end(child)).toBe(0)
  await ended
})

test('a second start creates no second admin, and a worker process runs beside it', async () => {
  const main = await start('main.ts', { PORT: '0', KERF_WORKERS: '0' }, /Kerf is ready/)
  expect(main.output).not.toContain('with the password')
  const worker = await start('worker.ts', {}, /Kerf is working on jobs/)
  expect(await Promise.all([end(main.child), end(worker.child)])).toEqual([0, 0])
})

test('the last request before a stop is in the log', async () => {
  const { child, output } = await start('main.ts', { PORT: '0', LOG_LEVEL: 'info' }, /Kerf is ready at \S+\n/)
  let written = ''
  child.stdout?.on('data', (text: Buffer) => {
    written += text
  })
  const printed = once(child, 'close')
  await fetch(`${/ready at (\S+)/.exec(output)?.[1]}/api/asked-last`)
  expect(await end(child)).toBe(0)
  await printed
  expect(written).toContain('/api/asked-last')
})

test('if its port is in use, Kerf says so and exits', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number } // A server listening on a port has such an address.
  await expect(start('main.ts', { PORT: String(port) }, /ready/)).rejects.toThrow(`Ended with 1: Port ${port} is taken`)
  other.close()
})

test('all invalid settings are named', async () => {
  const env = { PORT: 'four thousand', BUSINESS_TZ: 'Mars/Olympus' }
  const failed = start('main.ts', env, /ready/)
  await expect(failed).rejects.toThrow('PORT: ')
  await expect(failed).rejects.toThrow('BUSINESS_TZ: is not a known time zone')
})
