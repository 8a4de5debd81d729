import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets that somebody logs by mistake do not reach the log, and the code of an error does', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const failure = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  log.info({ token: 'abc-1', user: { password: 'abc-2', name: 'Ada' }, err: failure }, 'signed in')
  const written = lines.join('')
  expect(written).not.toMatch(/abc-/)
  expect(written).toContain('Ada')
  expect(written).toContain('ECONNREFUSED')
})
