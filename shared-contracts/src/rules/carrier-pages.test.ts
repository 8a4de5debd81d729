import { expect, test } from 'vitest'
import { carrierPage } from './carrier-pages.ts'
import { carriers } from './catalog.ts'

test.each(carriers.filter((carrier) => carrier !== 'Liberate Logistics'))(
  'a number links to the page of %s',
  (carrier) => {
    const page = carrierPage(carrier, ' 1Z-44 10&x=1 ') ?? ''
    expect(page.startsWith('https://')).toBe(true)
    expect([...new URL(page).searchParams.values()]).toEqual(['1Z-44 10&x=1'])
  },
)

test.each([
  ['Local van', '1Z-4410'],
  ['Liberate Logistics', '1Z-4410'],
  [null, '1Z-4410'],
  ['UPS', null],
  ['UPS', ' '],
])('%s and the number %s link nowhere', (carrier, number) => {
  expect(carrierPage(carrier, number)).toBeUndefined()
})
