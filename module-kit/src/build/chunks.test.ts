import type { Rspack } from '@rsbuild/core'
import { expect, test } from 'vitest'
import { frameFiles, moduleChunks } from './chunks.ts'

/** The part of the bundler's stats that is read. */
function statsOf(chunks: { files: string[]; names?: string[]; requests?: string[] }[]): Rspack.Stats {
  const account = {
    chunks: chunks.map(({ files, names = [], requests = [] }) => ({
      files,
      names,
      origins: requests.map((request) => ({ request })),
    })),
  }
  return { toJson: () => account } as unknown as Rspack.Stats // full stats of a build have a hundred more fields
}

test('a page has the chunks its file imports, including those shared with other pages', () => {
  const stats = statsOf([
    { files: ['container.js'] },
    { files: ['js/expose.js'], names: ['__federation_expose_module'] },
    { files: ['js/orders.js', 'js/orders.js.map'], requests: ['./features/orders/orders-page.tsx'] },
    { files: ['js/quotes.js', 'css/quotes.css'], requests: ['./features/quotes/quotes-page.tsx'] },
    { files: ['js/table.js'], requests: ['./features/orders/orders-page.tsx', './features/quotes/quotes-page.tsx'] },
    { files: ['js/main.js'], names: ['main'] },
  ])
  expect(moduleChunks(stats, ['orders', 'quotes', 'quote'])).toEqual({
    preload: ['container.js', 'js/expose.js'],
    pages: {
      orders: ['js/orders.js', 'js/table.js'],
      quotes: ['css/quotes.css', 'js/quotes.js', 'js/table.js'],
      quote: [],
    },
    unused: ['js/main.js'],
  })
})

test("the shell's frame has the chunks that only it imports", () => {
  const stats = statsOf([
    { files: ['js/libraries.js', 'js/shell.js'], names: ['shell'] },
    { files: ['js/frame.js'], requests: ['./portal-frame.tsx', './portal-frame.tsx'] },
  ])
  expect(frameFiles(stats)).toEqual(['js/frame.js'])
})
