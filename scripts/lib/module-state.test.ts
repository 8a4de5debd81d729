import { expect, test } from 'vitest'
import { moduleStateIn } from './module-state.ts'

test.each([
  ['a variable', 'let last = 0'],
  ['a map', 'export const keys = new Map<string, string>()'],
  ['a set of listeners', 'const listeners = new Set<() => void>()'],
  ['an object whose fields are set', 'const last = { at: 0 }; export const note = (now: number) => { last.at = now }'],
  [
    'an object by whose keys something is set',
    'const seen: Flags = {}; export const see = (id: string) => { seen[id] = true }',
  ],
  ['a list that grows', 'const queue: string[] = []; export const wait = (id: string) => queue.push(id)'],
  ['a count in an object', 'const counts = { calls: 0 }; export const count = () => counts.calls++'],
  [
    'an object from which something is deleted',
    'const open: Flags = {}; export const close = (id: string) => delete open[id]',
  ],
  ['something that is configured after it was made', 'const finder = new Finder(); finder.set({ exact: true })'],
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
  ['a list that nobody changes', "const names = ['new', 'done']; export const first = names[0]"],
  ['a function with a name for its debugger', "const Part = () => null; Part.displayName = 'Part'"],
  ['a name for words of which one is "add"', 'const words = text.charges; export const label = () => words.add(1)'],
  ['a copy that is changed', 'const names = [1]; export const more = () => [...names].sort()'],
  ['a variable that is declared only', 'declare let __webpack_nonce__: string'],
])('%s is no state', (_what, statement) => {
  expect(moduleStateIn('mf-auth/src/a.ts', `${statement}\n`)).toEqual([])
})
