import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi, openProfile, user } from '../../../../test/profile.tsx'
import { forgetAll, refusal } from '../../../../test/screens.tsx'

afterEach(forgetAll)

test('the browser decides until somebody chooses, and the choice is saved with the account', async () => {
  let language: string | undefined
  const api = fakeApi({
    'GET /api/auth/me': () => ({ body: { ...user, ...(language && { language }) } }),
    'PUT /api/profile/language': () => {
      language = 'en'
      return { body: { language } }
    },
  })
  openProfile()
  const choice = await screen.findByLabelText<HTMLSelectElement>('Language')
  expect(choice.selectedOptions[0]?.label).toBe('As the browser asks')
  expect([...choice.options].map(({ label }) => label)).toEqual(['As the browser asks', 'English', 'Deutsch', '日本語'])
  fireEvent.change(choice, { target: { value: 'en' } })
  await waitFor(() => expect(api.sent('PUT /api/profile/language')).toEqual([{ language: 'en' }]))
  await waitFor(() => expect(choice.value).toBe('en'))
})

test('a choice that cannot be saved says so, and nothing changes', async () => {
  fakeApi({ 'PUT /api/profile/language': refusal(500, 'internal', 'Something went wrong') })
  openProfile()
  fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'de' } })
  expect(await screen.findByText('Language not changed')).toBeDefined()
  expect(screen.getByLabelText('Language')).toHaveProperty('value', 'browser')
})
