import { expect, test } from 'vitest'
import { moduleStateIn } from './module-state.ts'

test.each([
  ['a variable', 'let last = 0'],
  ['a map', 'export const keys = new Map<string, string>()'],
  ['a set of listeners', 'const listeners = new Set<() => void>()'],
])('%s in module scope is state', (_what, statement) => {
  expect(moduleStateIn('mf-auth/src/a.ts', `import 'x'\n\n${statement}\n`)).toEqual([
    expect.stringMatching(/^mf-auth\/src\/a\.ts:3: \w+$/),
  ])
})

test.each([
  ['a constant', "export const name = 'Kerf'"],
  ['a map that nobody changes', "const looks: ReadonlyMap<string, string> = new Map([['new', 'blue']])"],
  ['a variable of a function', 'function count() { let total = 0; return total }'],
  [
    'state that may be had once a copy',
    '// A cache, one a copy: it only costs memory.\nconst formats = new Map<string, string>()',
  ],
  ['a variable that is declared only', 'declare let __webpack_nonce__: string'],
])('%s is no state', (_what, statement) => {
  expect(moduleStateIn('mf-auth/src/a.ts', `${statement}\n`)).toEqual([])
})
