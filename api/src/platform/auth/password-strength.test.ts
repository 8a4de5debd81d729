import { guessesOfFirst, guessesOfOwn } from '@kerf/shared-contracts/rules/password-strength'
import { expect, test } from 'vitest'
import { guessesFor } from './password-strength.ts'

const known = ['maria@acme-robotics.example', 'Maria Lindqvist', 'Acme Robotics']

const weak = [
  ...['kerfkerf', 'Summer2026!', '        ', 'AcmeRobotics1', 'Lindqvist7!', 'qwertzuiop', 'passwort123'],
  ...['Winter2025!!', 'Passwort123!', 'Acme2026!', 'Lindqvist1Lindqvist1', 'Lindqvist-Robotics', 'kerf-demo-parts'],
  ...['Fall2026!', 'Summer 2026!', 'Company2026!', 'Berlin2026!', 'Quote2026!', 'Changeme2026!', 'Germany_2026'],
  ...['Verano2026!', 'Sommar2026!', 'Kerf-Portal1', 'Zeppelin!1', 'ＡｃｍｅＲｏｂｏｔｉｃｓ１'],
]

test.each(weak)('"%s" is too easy to guess', async (password) => {
  expect(await guessesFor(password, ['kerf', ...known])).toBeLessThan(guessesOfOwn)
})

test.each([
  'surface-grinding',
  'milled from solid',
  'Xk4#9qLp',
  'żółta-frezarka',
  'MariaXk4#9q',
  'winter-milling-shop',
  'purple giraffe 26',
  'of-a-stranger-77',
  'a-good-password',
  'qzvkfwhs2026!',
])('"%s" is accepted', async (password) => {
  expect(await guessesFor(password, ['kerf', ...known])).toBeGreaterThanOrEqual(guessesOfOwn)
})

test('a first password needs only six characters, unless it is well known', async () => {
  expect(await guessesFor('six-42', known)).toBeGreaterThanOrEqual(guessesOfFirst)
  expect(await guessesFor('123456', known)).toBeLessThan(guessesOfFirst)
})
