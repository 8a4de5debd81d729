import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { publicFolder, sampleFolder } from '../../../test/geometry.ts'
import { zip } from '../../../test/small-files.ts'
import { FileInspector } from './file-kinds.ts'

/** Real files from many programs if they are beside the checkout, otherwise Kerf's own samples. */
let files: { name: string; content: Buffer }[] = []
beforeAll(async () => {
  const folder = existsSync(publicFolder) ? publicFolder : await sampleFolder()
  const names = (await readdir(folder)).filter((name) => /\.(?:stp|step)$/.test(name) && !/truncated|0-byte/.test(name))
  files = await Promise.all(names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })))
})

async function kindOf(content: Buffer): Promise<unknown> {
  const inspector = new FileInspector()
  for (let at = 0; at < content.length; at += 65_536) await inspector.push(content.subarray(at, at + 65_536))
  const verdict = await inspector.verdict()
  return verdict.ok ? verdict.kind : verdict.refused
}

test.each<[how: string, pack: (content: Buffer) => Buffer]>([
  ['as it is', (content) => content],
  ['with gzip', (content) => gzipSync(new Uint8Array(content))],
  ['in a ZIP', (content) => zip(['part.stp'], false, content)],
])('every whole STEP file is recognised %s', async (_how, pack) => {
  expect(files.length).toBeGreaterThan(2)
  for (const { name, content } of files) expect([name, await kindOf(pack(content))]).toEqual([name, 'step'])
})
