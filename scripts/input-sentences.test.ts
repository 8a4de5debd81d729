import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inPresentLanguage } from '@kerf/shared-contracts/contracts/input-sentences'
import { inputSentences as german } from '@kerf/shared-contracts/contracts/input-sentences.de'
import { inputSentences as japanese } from '@kerf/shared-contracts/contracts/input-sentences.ja'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** What a schema or an endpoint says to programmers. */
const forProgrammers: readonly (string | undefined)[] = ['summary', 'spec', 'description', 'describe', 'meta']
/** What is stored, or compared, as it stands here. */
const stored: readonly string[] = ['United States', 'Quote not selected for this project.']

/** What stands around a text: the property it is the value of, and the innermost function it is given to. */
function around(text: ts.Node, file: ts.SourceFile): (string | undefined)[] {
  const property = ts.isPropertyAssignment(text.parent) ? text.parent.name.getText(file) : undefined
  let node: ts.Node = text.parent
  while (node.parent && !ts.isCallExpression(node)) node = node.parent
  return [property, ts.isCallExpression(node) ? node.expression.getText(file).split('.').at(-1) : undefined]
}

/** The sentences in a file of contracts that are said to whoever typed something wrong. */
function sentencesOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const words = ts.isTemplateExpression(node) ? node.getText(file).slice(1, -1) : node.text
      // What is put in is a number.
      const sentence = words.replace(/\$\{(?:\{[^}]*\}|[^{}])*\}/g, '1')
      const isSaid = !around(node, file).some((name) => name && forProgrammers.includes(name))
      if (/^[A-Z]\S* \S/.test(sentence) && isSaid && !stored.includes(sentence)) found.push(sentence)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const files = globSync('shared-contracts/src/contracts/*.ts', { cwd: root }).filter(
  (file) => !/\.(test|test-d|de|ja)\.ts$|\/(errors|based-on)/.test(file),
)
const sentences = [...new Set(files.flatMap((file) => sentencesOf(join(root, file))))]

test('sentences are found in the contracts', () => {
  expect(sentences).toContain('Full name is required')
  expect(sentences).toContain('Please enter a valid email address')
  expect(sentences.length).toBeGreaterThan(80)
})

test.each([
  ['German', german],
  ['Japanese', japanese],
])('every sentence of the contracts is translated into %s', (_language, dictionary) => {
  expect(sentences.filter((sentence) => inPresentLanguage(sentence, dictionary) === sentence)).toEqual([])
})
