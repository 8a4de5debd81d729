import { guessesOfFirst, guessesOfOwn } from '@kerf/shared-contracts/rules/password-strength'
import { expect, test } from 'vitest'
import { guessesFor } from './password-strength.ts'

const known = ['maria@acme-robotics.example', 'Maria Lindqvist', 'Acme Robotics']

const weak = [
  ...['kerfkerf', 'Summer2026!', '        ', 'AcmeRobotics1', 'Lindqvist7!', 'qwertzuiop', 'passwort123'],
  ...['Winter2025!!', 'Passwort123!', 'Acme2026!', 'Lindqvist1Lindqvist1', 'Lindqvist-Robotics', 'kerf-demo-parts'],
]

test.each(weak)('"%s" is too easily guessed', async (password) => {
  expect(await guessesFor(password, ['kerf', ...known])).toBeLessThan(guessesOfOwn)
})

test.each([
  'surface-grinding',
  'milled from solid',
  'Xk4#9qLp',
  'żółta-frezarka',
  'MariaXk4#9q',
  'winter-milling-shop',
])('"%s" may be chosen', async (password) => {
  expect(await guessesFor(password, ['kerf', ...known])).toBeGreaterThanOrEqual(guessesOfOwn)
})

test('a first password needs only six characters, unless it is well known', async () => {
  expect(await guessesFor('six-42', known)).toBeGreaterThanOrEqual(guessesOfFirst)
  expect(await guessesFor('123456', known)).toBeLessThan(guessesOfFirst)
})
