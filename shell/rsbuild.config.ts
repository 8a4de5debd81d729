import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineShell } from '@kerf/module-kit/build'

const shell = defineShell(import.meta.dirname)
const icon = path.join(import.meta.dirname, 'src/icon.svg')
// Browsers cache files below /assets/ for good, so the name changes with the content.
const hash = createHash('sha256').update(readFileSync(icon)).digest('hex').slice(0, 10)
const iconFile = `image/icon.${hash}.svg`

export default {
  ...shell,
  output: { ...shell.output, copy: [{ from: icon, to: iconFile }] },
  html: {
    ...shell.html,
    tags: [
      {
        tag: 'link',
        attrs: { rel: 'icon', type: 'image/svg+xml', href: iconFile },
        publicPath: true,
        head: true,
        append: false,
      },
    ],
  },
}
