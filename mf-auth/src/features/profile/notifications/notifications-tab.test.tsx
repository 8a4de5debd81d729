import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi, openProfile } from '../../../../test/profile.tsx'
import { forgetAll, refusal } from '../../../../test/screens.tsx'

afterEach(forgetAll)

const quotes = { topic: 'quotes', email: true }
const progress = { topic: 'order_progress', email: false }
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

function openChoices(initial: { topic: string; email: boolean }[], refuses = false) {
  let choices = initial
  let pace = 'at_once'
  const save = (topic: string) => () => {
    if (refuses) return refusal(500, 'internal', 'Broken')
    const sent = api.sent(`PUT /api/profile/notifications/${topic}`).at(-1)
    choices = choices.map((choice) => (choice.topic === topic ? { ...choice, ...Object(sent) } : choice))
    return { body: choices }
  }
  const api = fakeApi({
    'GET /api/profile/notifications': () => ({ body: choices }),
    'GET /api/profile/mail-rhythm': () => ({ body: { pace } }),
    'PUT /api/profile/mail-rhythm': () => {
      if (refuses) return refusal(500, 'internal', 'Broken')
      pace = (api.sent('PUT /api/profile/mail-rhythm').at(-1) as { pace: string }).pace
      return { body: { pace } }
    },
    'PUT /api/profile/notifications/quotes': save('quotes'),
    'PUT /api/profile/notifications/order_progress': save('order_progress'),
  })
  openProfile('/profile?tab=notifications')
  return api
}

test('a choice shows at once and is saved', async () => {
  const api = openChoices([quotes, progress])
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Quotes' }))
  await waitFor(() => expect(isOn('Quotes')).toBe(false))
  await waitFor(() => expect(api.sent('PUT /api/profile/notifications/quotes')).toEqual([{ email: false }]))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shipping and delivery' }))
  await waitFor(() => expect(api.sent('PUT /api/profile/notifications/order_progress')).toEqual([{ email: true }]))
  await waitFor(() => expect([isOn('Quotes'), isOn('Shipping and delivery')]).toEqual([false, true]))
})

test('fast successive clicks are saved in order', async () => {
  const api = openChoices([quotes])
  const box = await screen.findByRole('checkbox', { name: 'Quotes' })
  for (const next of [false, true, false]) {
    fireEvent.click(box)
    await waitFor(() => expect(isOn('Quotes')).toBe(next))
  }
  await waitFor(() =>
    expect(api.sent('PUT /api/profile/notifications/quotes')).toEqual([
      { email: false },
      { email: true },
      { email: false },
    ]),
  )
  expect(isOn('Quotes')).toBe(false)
})

test('a choice that cannot be saved is undone and reported', async () => {
  openChoices([quotes], true)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Quotes' }))
  await screen.findByText('Choice not saved')
  await waitFor(() => expect(isOn('Quotes')).toBe(true))
})

test('a user with only account emails is told so, and which emails cannot be declined', async () => {
  openChoices([])
  expect(await screen.findByText(/only emails about the account itself/)).toBeDefined()
  expect(screen.getByText(/cannot be declined/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

const isChosen = (name: RegExp) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true'

test('the frequency of emails is saved', async () => {
  const api = openChoices([quotes])
  fireEvent.click(await screen.findByRole('radio', { name: /Once a day/ }))
  await waitFor(() => expect(api.sent('PUT /api/profile/mail-rhythm')).toEqual([{ pace: 'daily' }]))
  await waitFor(() => expect(isChosen(/Once a day/)).toBe(true))
})

test('a frequency that cannot be saved is undone', async () => {
  openChoices([quotes], true)
  fireEvent.click(await screen.findByRole('radio', { name: /Not at all/ }))
  await screen.findByText('Choice not saved')
  await waitFor(() => expect(isChosen(/When it happens/)).toBe(true))
})
