import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { click, fakeServer, forgetAll, openPage, refusal } from '../../../test/screens.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

afterEach(forgetAll)

const token = `${'a'.repeat(22)}.quotes.${'b'.repeat(43)}`
const open = 'POST /api/unsubscribe/open'
const change = 'PUT /api/unsubscribe'
const on = { scope: 'quotes', isOn: true, email: 'd•••@example.com' }

function openLink(answers: Parameters<typeof fakeServer>[0], address = `/unsubscribe#${token}`) {
  const server = fakeServer({ [open]: { body: on }, ...answers })
  openPage(<UnsubscribePage />, address)
  return server
}

test('opening the link turns nothing off; a click does, and another turns the emails on again', async () => {
  let isOn = true
  const { sent } = openLink({
    [change]: () => {
      isOn = !isOn
      return { body: { ...on, isOn } }
    },
  })
  await screen.findByRole('heading', { name: 'No more emails about: Quotes?' })
  expect(screen.getByText(/d•••@example\.com/)).toBeDefined()
  expect(sent(change)).toEqual([])
  await click('Turn these emails off')
  await screen.findByRole('heading', { name: 'No more emails about: Quotes' })
  await click('Turn them on again')
  await screen.findByRole('heading', { name: 'Emails about: Quotes' })
  expect(sent(change)).toEqual([
    { token, isOn: false },
    { token, isOn: true },
  ])
})

test('a link for emails that are already off says so', async () => {
  openLink({ [open]: { body: { ...on, isOn: false } } })
  await screen.findByRole('heading', { name: 'No more emails about: Quotes' })
  expect(screen.getByRole('button', { name: 'Turn them on again' })).toBeDefined()
})

test.each([
  ['that was cut off', {}, '/unsubscribe#abc'],
  ['of nobody', { [open]: refusal(404, 'unsubscribe.link_invalid', 'This link is not valid.') }, undefined],
])('a link %s leads to the email settings', async (_which, answers, address) => {
  openLink(answers, address)
  await screen.findByRole('heading', { name: 'This link is not valid' })
  const choices = screen.getByRole('link', { name: 'Choose which emails you get' })
  expect(choices.getAttribute('href')).toBe('/profile?tab=notifications')
})

test('a failed change is reported, and nothing else', async () => {
  openLink({ [change]: refusal(500, 'internal', 'Broken') })
  await click('Turn these emails off')
  await screen.findByText('Not saved')
  expect(screen.getByRole('heading', { name: 'No more emails about: Quotes?' })).toBeDefined()
})

test('a link that failed to load can be retried', async () => {
  let isUp = false
  openLink({ [open]: () => (isUp ? { body: on } : refusal(500, 'internal', 'Broken')) })
  await screen.findByRole('button', { name: 'Retry' })
  isUp = true
  await click('Retry')
  await screen.findByRole('heading', { name: 'No more emails about: Quotes?' })
})
