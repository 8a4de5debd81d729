import { expect, test } from 'vitest'
import { run } from './commands.ts'

const printing =
  "console.log('one\\ntwo'); console.error('three'); process.stdout.write('the end'); process.exitCode = 3"

test('a caller that wants lines gets each, the last one too, from stdout and stderr', async () => {
  const lines: string[] = []
  const { code, output } = await run(process.execPath, ['-e', printing], { onLine: (line) => lines.push(line) })
  expect(lines.sort()).toEqual(['one', 'the end', 'three', 'two'])
  expect([code, output]).toEqual([3, ''])
})

test('otherwise what a program prints is collected', async () => {
  const { code, output } = await run(process.execPath, ['-e', printing])
  expect(code).toBe(3)
  for (const words of ['one\ntwo\n', 'three\n', 'the end']) expect(output).toContain(words)
})

test('a missing program answers code 127 and its name', async () => {
  expect(await run('no-such-program', [])).toMatchObject({
    code: 127,
    output: expect.stringContaining('no-such-program'),
  })
})
