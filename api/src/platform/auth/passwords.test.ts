import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords(2)
const nobody = { words: [] }

test.each([
  ['an accent as a separate character', 'caf\u00e9-au-lait', 'cafe\u0301-au-lait'],
  ['full-width letters', 'turning-mills-7', 'ｔｕｒｎｉｎｇ-ｍｉｌｌｓ-７'],
  ['a ligature', 'office-work', 'o\ufb03ce-work'],
  ['a decomposed Korean syllable', '\ud55c\uae00-milled-part', '\u1112\u1161\u11ab\u1100\u1173\u11af-milled-part'],
])('a password typed with %s is the same password', async (_how, one, other) => {
  expect(await passwords.verify(await passwords.hash(one, 'password', nobody), other)).toBe(true)
  expect(await passwords.verify(await passwords.hash(other, 'password', nobody), one)).toBe(true)
})

test('capitals, spaces and letters of other scripts make a different password', async () => {
  const hash = await passwords.hash('cafe-au-lait', 'password', nobody)
  for (const other of ['Cafe-au-lait', 'cafe-au-lait ', 'c\u0430fe-au-lait', 'caf\u00e9-au-lait']) {
    expect(await passwords.verify(hash, other)).toBe(false)
  }
})

test.each(['password123', 'PassWord123', 'ｐａｓｓｗｏｒｄ１２３'])(
  '%s is well known, however it is typed',
  async (known) => {
    await expect(passwords.hash(known, 'newPassword', nobody)).rejects.toMatchObject({
      code: 'auth.password_breached',
      details: { fields: { newPassword: expect.stringContaining('easy to guess') } },
    })
  },
)

test("no password matches a missing account, not even the dummy's", async () => {
  expect(await passwords.verify(null, 'the password of nobody')).toBe(false)
})
