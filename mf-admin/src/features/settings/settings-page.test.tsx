import { defaultCostTables } from '@kerf/shared-contracts/rules/estimate/cost-tables'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { SettingsPage } from './settings-page.tsx'

const nothing = {
  ...{ legalName: null, address: null, country: null, email: null, phone: null, website: null },
  ...{ accountHolder: null, bankName: null, iban: null, bic: null, accountNumber: null, routingNumber: null },
  ...{ quoteTerms: null, orderTerms: null, invoiceTerms: null, logo: null, updatedAt: null },
}
const fresh = {
  ...nothing,
  ...{ name: 'Kerf', taxLines: [], timeZone: 'UTC', currencies: ['USD'] },
  ...{ quoteValidityDays: 30, deliveryDays: 14, orderDueDays: 30 },
}
const logo = { id: 'logo', url: '/api/provider/logo/1', width: 240, height: 60 }

interface Refusal {
  status: number
  code: string
  message: string
  fields?: Record<string, string>
  changed?: object
}

/** Answers like the API: what is saved is returned from then on. */
function fakeApi(start: object = fresh, refusals: Record<string, Refusal> = {}) {
  let settings: Record<string, unknown> = { ...start }
  const sent: Record<string, unknown>[] = []
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    // The cost tables are another form's.
    if (url === '/api/admin/cost-settings') return json({ ...defaultCostTables, shown: 'off', rangePercent: 20 })
    const refusal = refusals[`${method} ${url}`]
    if (refusal) return json(refusal, refusal.status)
    if (method === 'DELETE') settings = { ...settings, logo: null }
    if (body) {
      sent.push(JSON.parse(String(body)))
      const { basedOn: _basedOn, ...fields } = JSON.parse(String(body))
      settings = { ...settings, ...fields }
    }
    return json(settings)
  })
  return { sent }
}

const open = () => renderPage(<SettingsPage />, '/admin/settings')
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } })
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const card = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!section) throw new Error(`There is no card ${name}`)
  return within(section)
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('input appears in the preview, and is sent with its base', async () => {
  const { sent } = fakeApi()
  open()
  await type('Legal name', 'Northbridge GmbH')
  await type('IBAN', 'de89 3704 0044 0532 0130 00')
  await click('Add a line')
  await type('Name of line 1', 'VAT ID')
  await type('Value of line 1', 'DE123')
  expect(card('Preview').getByText('Northbridge GmbH')).toBeDefined()
  expect(card('Preview').getByText('IBAN: DE89 3704 0044 0532 0130 00')).toBeDefined()
  expect(card('Preview').getByText('VAT ID: DE123')).toBeDefined()
  await click('Save settings')
  await screen.findByText('Settings saved')
  const { logo: _logo, updatedAt: _at, ...basedOn } = fresh
  expect(sent).toEqual([
    {
      ...basedOn,
      legalName: 'Northbridge GmbH',
      iban: 'DE89370400440532013000',
      taxLines: [{ label: 'VAT ID', value: 'DE123' }],
      basedOn,
    },
  ])
})

test('errors are shown at their fields before anything is sent', async () => {
  const { sent } = fakeApi()
  open()
  await type('IBAN', 'DE89370400440532013001')
  await type('Delivery of a quote', '0')
  await click('Add a line')
  await click('Save settings')
  expect(await screen.findByText(/Please check this IBAN/)).toBeDefined()
  expect(screen.getByText('Please enter a number of days from 1 to 365')).toBeDefined()
  expect(screen.getByText('Please name this line')).toBeDefined()
  expect(sent).toEqual([])
})

test('a currency can be made the default, and the last one stays', async () => {
  const { sent } = fakeApi({ ...fresh, currencies: ['USD', 'EUR'] })
  open()
  await click('Make EUR the default')
  await click('Remove USD')
  expect(screen.getByRole('button', { name: /^Remove EUR/ }).getAttribute('aria-disabled')).toBe('true')
  await click('Save settings')
  await screen.findByText('Settings saved')
  expect(sent[0]).toMatchObject({ currencies: ['EUR'], basedOn: { currencies: ['USD', 'EUR'] } })
})

test('an admin slower than a colleague sees the current settings, and keeps the input', async () => {
  const changed = { by: 'Grace Colleague', isSelf: false, at: '2026-01-05T10:00:00Z', present: { phone: '+49 1' } }
  const refusal = { status: 409, code: 'write.stale', message: 'This was changed', changed }
  fakeApi(fresh, { 'PUT /api/admin/settings': refusal })
  open()
  await type('Phone', '+49 2')
  await click('Save settings')
  expect(await screen.findByText(/Grace Colleague/)).toBeDefined()
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '+49 2')
})

test('a file that is not a picture is refused before it is sent', async () => {
  fakeApi()
  open()
  await screen.findByText('As it looks on dark pages')
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('There is no choice of a file')
  fireEvent.change(input, { target: { files: [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })] } })
  expect(await screen.findByText(/A logo must be a PNG or JPEG picture/)).toBeDefined()
})

test('a logo is removed after a confirmation', async () => {
  fakeApi({ ...fresh, logo })
  open()
  expect(await screen.findByText(/240 × 60 pixels/)).toBeDefined()
  await click('Remove logo')
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Remove logo' }))
  await screen.findByText('Logo removed')
  await waitFor(() => expect(screen.queryByText(/240 × 60 pixels/)).toBeNull())
})

test('failed loading of the settings can be retried', async () => {
  const refusals: Record<string, Refusal> = {
    'GET /api/admin/settings': { status: 500, code: 'internal', message: 'Broken' },
  }
  fakeApi(fresh, refusals)
  open()
  await screen.findByText('Failed to load the settings')
  delete refusals['GET /api/admin/settings']
  await click('Try again')
  expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Kerf')
})
