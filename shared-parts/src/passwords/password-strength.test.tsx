// @vitest-environment jsdom
import { guessesOfFirst } from '@kerf/shared-contracts/rules/password-strength'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordStrength } from './password-strength.tsx'

test.each([
  ['kerfkerf', 'it contains your name, address or company'],
  ['Summer2026!', 'it is well known, or close to a well-known one'],
  ['        ', 'add a word or two'],
  ['AcmeRobotics1', 'it contains your name, address or company'],
  ['Ada.Miller', 'it contains your name, address or company'],
])('%j is too easy to guess, and the reason is shown', async (password, why) => {
  render(<PasswordStrength password={password} names={['Ada Miller', 'ada@acme.example', 'Acme Robotics']} />)
  expect(await screen.findByText(new RegExp(`Too easy to guess: .*${why}`))).toBeDefined()
})

test('a strong password is called hard to guess', async () => {
  render(<PasswordStrength password="four plain wooden boxes" names={[]} />)
  expect(await screen.findByText('Hard to guess.')).toBeDefined()
})

test('a first password may be weaker', async () => {
  render(<PasswordStrength password="trockenbau" names={[]} needed={guessesOfFirst} minLength={6} />)
  expect(await screen.findByText('Hard to guess.')).toBeDefined()
})

test('the hint stays until there is enough text to judge', () => {
  render(<PasswordStrength password="abc" names={[]} hint="At least 8 characters" />)
  expect(screen.getByText('At least 8 characters')).toBeDefined()
})
