import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** Parameters of texts that hold what people typed, and so may be written from right to left. */
const typed = /\$\{(name|company|project|part|inviter|customer|firstName|fileName|value|from|to|change|device)\}/
/** What becomes a name of its own: it is saved, and a saved name holds no marks. */
const saved = /copyOf/

const files = globSync('{shared-parts,mf-*,shell}/src/**/text.ts', { cwd: root })

test.each(files)('what people typed is isolated in the words of %s', async (file) => {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n')
  expect(lines.filter((line) => typed.test(line) && !saved.test(line))).toEqual([])
})
