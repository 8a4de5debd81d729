import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogueFaults, languageFiles, unusedWords } from './lib/languages.ts'
import { root } from './lib/root.ts'

/**
 * Writes the dictionaries of every workspace (docs/product/languages.md); with `--check`, fails when one is stale, a
 * translation is missing, or a word is used nowhere.
 */
const isCheck = process.argv.includes('--check')
const faults = [...catalogueFaults(root), ...unusedWords(root).map((word) => `${word}: is used nowhere`)]
for (const [file, code] of languageFiles(root)) {
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === code) continue
  if (isCheck) {
    faults.push(`${file}: is stale, run npm run generate`)
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
}
for (const fault of faults) console.log(fault)
if (isCheck && faults.length > 0) process.exitCode = 1
