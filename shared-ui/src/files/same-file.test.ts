import { expect, test } from 'vitest'
import { isSameFile, withoutRepeated } from './same-file.ts'

const file = (content: string, name = 'part.step') => new File([content], name, { lastModified: 1 })

test('files with the same name, size and time are distinct if any byte differs', async () => {
  expect(await isSameFile(file('hole 5'), file('hole 6'))).toBe(false)
  expect(await isSameFile(file('hole 5'), file('hole 5'))).toBe(true)
  expect(await isSameFile(file('hole 5'), file('hole 5', 'other.step'))).toBe(false)
  const long = 'x'.repeat(2_500_000)
  expect(await isSameFile(file(`${long}5`), file(`${long}6`))).toBe(false)
})

test('an unreadable file equals no other', async () => {
  const gone = file('hole 5')
  gone.slice = () => {
    throw new DOMException('Gone', 'NotFoundError')
  }
  expect(await isSameFile(gone, file('hole 5'))).toBe(false)
})

test('only files that are already chosen are left out', async () => {
  const [first, other, again] = [file('hole 5'), file('hole 6'), file('hole 5')]
  const { fresh, repeated } = await withoutRepeated([first], [other, again, file('hole 6')])
  expect(fresh).toEqual([other])
  expect(repeated).toHaveLength(2)
})
