import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets logged by mistake do not reach the log, but error codes do', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const failure = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  log.info({ token: 'abc-1', user: { password: 'abc-2', name: 'Ada' }, err: failure }, 'signed in')
  const written = lines.join('')
  expect(written).not.toMatch(/abc-/)
  expect(written).toContain('Ada')
  expect(written).toContain('ECONNREFUSED')
})

/** Starts a process that logs to standard output. */
function startLogging(steps: string): ChildProcess {
  const module = JSON.stringify(new URL('log.ts', import.meta.url).href)
  const program = `import { createLog } from ${module}; const log = createLog('info'); ${steps}`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
}

async function wholeLogOf(child: ChildProcess): Promise<string> {
  let written = ''
  child.stdout?.on('data', (text: Buffer) => {
    written += text
  })
  await once(child, 'close')
  return written
}

test.each([
  ['ends by itself', ''],
  ['is ended', 'process.exit(0)'],
  ['fails', "throw new Error('nobody expected this')"],
])('everything a process logged is written when it %s', async (_, end) => {
  const lines = await wholeLogOf(startLogging(`for (let at = 0; at < 500; at += 1) log.info({ at }, 'line'); ${end}`))
  expect(lines.trim().split('\n')).toHaveLength(500)
  expect(lines).toContain('"at":499')
})

test('a line is written while the process continues, even if nothing follows it', async () => {
  const child = startLogging(`log.info('alone'); setInterval(() => {}, 1000)`)
  try {
    const [text] = child.stdout ? await once(child.stdout, 'data') : []
    expect(String(text)).toContain('alone')
  } finally {
    child.kill('SIGKILL')
  }
})

test('an error is written at once, even if the process is killed soon after', async () => {
  const killed = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200)`
  expect(await wholeLogOf(startLogging(`log.warn('went wrong'); ${killed}`))).toContain('went wrong')
})
