import { errorCatalogue } from '@kerf/shared-contracts/contracts/errors'
import { expect, test } from 'vitest'
import { problem } from './errors.ts'
import { speaking } from './language/language.ts'

test('a refusal has the words of the catalogue where nobody asks for another language', () => {
  for (const [code, { message }] of Object.entries(errorCatalogue)) {
    expect(problem(code as keyof typeof errorCatalogue).message).toBe(message)
  }
})

test.each([
  ['de', 'Dieser Auftrag ist archiviert. Öffnen Sie ihn zuerst wieder.', 'Bitte verwenden Sie höchstens 80 Zeichen'],
  ['ja', 'この注文はアーカイブ済みです。先に再開してください。', '80文字以内で入力してください'],
] as const)('it is said in the language of the answer: %s', (language, archived, tooLong) => {
  const fields = { name: 'Please use at most 80 characters', note: 'Nobody translated this' }
  const refused = speaking(
    language,
    () => [problem('order.archived'), problem('validation.failed', { fields })] as const,
  )
  expect(refused[0].message).toBe(archived)
  expect(refused[1].details.fields).toEqual({ name: tooLong, note: 'Nobody translated this' })
})

test('a message of its own stays as it was written', () => {
  expect(speaking('de', () => problem('file.too_large', { message: 'Too large' })).message).toBe('Too large')
})
