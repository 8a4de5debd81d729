import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { CompaniesPage } from './companies-page.tsx'

const northgate = {
  id: 'northgate',
  name: 'Northgate Robotics',
  customerNumber: 'CU0007',
  contactEmail: 'office@northgate.test',
  phone: '+1 555 0100',
  address: '12 Mill Road',
  city: 'Leeds',
  state: 'Yorkshire',
  country: 'United Kingdom',
  postalCode: 'LS1',
  website: 'https://northgate.test',
  industry: 'Robotics',
  notes: null,
  userCount: 2,
  createdAt: '2026-01-05T10:00:00Z',
}
const bare = {
  ...{ ...northgate, id: 'bare', name: 'Bare Works', customerNumber: null, contactEmail: null, phone: null },
  ...{
    address: null,
    city: 'Austin',
    state: 'TX',
    country: 'United States',
    website: null,
    industry: null,
    userCount: 1,
  },
}

interface Refusal {
  status: number
  code: string
  message: string
  fields?: Record<string, string>
  changed?: object
}

/** Answers like the API; records the calls as "METHOD path" with their bodies. */
function fakeApi(companies: object[] = [northgate, bare], refusals: Record<string, Refusal> = {}) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const json = (value: unknown, status = 200, headers = {}) => new Response(JSON.stringify(value), { status, headers })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url}`
    calls.push(call)
    if (body) bodies.push(JSON.parse(String(body)))
    const refusal = refusals[call]
    if (refusal) return json(refusal, refusal.status)
    if (url.startsWith('/api/admin/customer-number/next')) return json({ customerNumber: 'CU0010' })
    if (url.endsWith('/CU0007/available')) {
      return json({ available: false, existingCompany: { id: 'northgate', name: 'Northgate Robotics' } })
    }
    if (url.endsWith('/available')) return json({ available: true, existingCompany: null })
    if (method === 'GET') return json(companies, 200, { 'X-Total-Count': String(companies.length) })
    return json({ ...bare, ...JSON.parse(String(body)), name: 'Answered Works' }, method === 'POST' ? 201 : 200)
  })
  return { calls, bodies }
}

const openPage = (address = '/admin/companies') => renderPage(<CompaniesPage />, address)

const row = (name: RegExp) => screen.findByRole('row', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a row shows all facts, and the country only if it is not the United States', async () => {
  const { calls } = fakeApi()
  openPage('/admin/companies?q=works&sort=name')
  const known = (await row(/Northgate Robotics/)).textContent
  expect(known).toMatch(/Robotics.*Created.*2 users.*CU0007.*office@northgate\.test.*\+1 555 0100/)
  expect(known).toMatch(/12 Mill Road.*Leeds, Yorkshire.*United Kingdom/)
  expect(screen.getByRole('link', { name: 'Website of Northgate Robotics' }).getAttribute('rel')).toBe('noreferrer')
  expect((await row(/Bare Works/)).textContent).toMatch(/Not assigned.*–.*Austin, TX/)
  expect((await row(/Bare Works/)).textContent).not.toContain('United States')
  expect(screen.getByText('Showing 2 of 2 companies')).toBeDefined()
  expect(calls).toContain('GET /api/admin/companies?q=works&sort=name')
})

test('without companies the page offers to create one; an empty search says what to try', async () => {
  fakeApi([])
  openPage()
  expect(await screen.findByText('Get started by creating a new company.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Add Company' })).toHaveLength(2)
})

test('a search that finds nothing says what to try', async () => {
  fakeApi([])
  openPage('/admin/companies?q=nowhere')
  expect(await screen.findByRole('heading', { name: 'No companies found' })).toBeDefined()
  expect(screen.getByText('Try adjusting your search terms.')).toBeDefined()
})

test('a company is created with the filled-in fields; empty ones are not sent', async () => {
  const { bodies } = fakeApi()
  openPage()
  await click('Add Company')
  const form = within(await dialog('Create New Company'))
  fireEvent.click(form.getByRole('button', { name: 'Create Company' }))
  expect(await form.findByText('Company name must be at least 2 characters')).toBeDefined()
  type(form.getByLabelText('Company Name'), 'Answered Works')
  type(form.getByLabelText('Website'), 'nowhere')
  fireEvent.blur(form.getByLabelText('Website'))
  expect(await form.findByText('Please enter a valid URL')).toBeDefined()
  type(form.getByLabelText('Website'), '')
  type(form.getByLabelText('City'), 'Hull')
  fireEvent.click(form.getByRole('button', { name: 'Create Company' }))
  expect(await screen.findByText('Company created successfully')).toBeDefined()
  expect(bodies).toEqual([{ name: 'Answered Works', country: 'United States', city: 'Hull' }])
})

test("a company is updated; a failure shows the action's own words", async () => {
  const { calls } = fakeApi([northgate], {
    'PUT /api/admin/companies/northgate': { status: 500, code: 'internal', message: 'Something went wrong' },
  })
  openPage()
  await click('Edit Northgate Robotics')
  const form = within(await dialog('Edit Company'))
  expect(form.getByLabelText<HTMLInputElement>('Contact Email').value).toBe('office@northgate.test')
  fireEvent.click(form.getByRole('button', { name: 'Update Company' }))
  expect(await screen.findByText('Failed to update company')).toBeDefined()
  expect(calls).toContain('PUT /api/admin/companies/northgate')
  expect(await dialog('Edit Company')).toBeDefined()
})

const isInert = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

test('a number is checked after a pause in typing, and assigned only while it is available', async () => {
  const { calls, bodies } = fakeApi()
  openPage()
  await click('Assign a customer number to Bare Works')
  const form = within(await dialog('Assign Customer Number'))
  const field = form.getByLabelText('Customer Number')
  const assign = form.getByRole('button', { name: 'Assign Number' })
  expect(isInert(assign)).toBe(true)
  type(field, 'cu00')
  type(field, 'cu0007')
  expect(form.getByText('Checking whether it is available')).toBeDefined()
  expect(await form.findByText('Already assigned to Northgate Robotics')).toBeDefined()
  expect(isInert(assign)).toBe(true)
  expect(calls.filter((call) => call.endsWith('/available'))).toEqual([
    'GET /api/admin/customer-number/CU0007/available',
  ])
  fireEvent.click(await form.findByRole('button', { name: 'Use the next free number, CU0010' }))
  expect(await form.findByText('Available')).toBeDefined()
  fireEvent.click(assign)
  expect(await screen.findByText('Customer number assigned')).toBeDefined()
  expect(bodies).toEqual([{ customerNumber: 'CU0010', basedOn: { customerNumber: null } }])
})

test('an invalid number is reported without a call', async () => {
  const { calls } = fakeApi()
  openPage()
  await click('Change the customer number of Northgate Robotics')
  const form = within(await dialog('Assign Customer Number'))
  type(form.getByLabelText('Customer Number'), '12')
  expect(await form.findByText('Customer number must be in format CU0001')).toBeDefined()
  expect(calls.filter((call) => call.endsWith('/available'))).toEqual([])
})

test('a company changed by somebody else in the meantime is not overwritten', async () => {
  const changed = { by: 'Ada Admin', isSelf: false, at: '2026-02-03T10:00:00Z', present: { city: 'Hull' } }
  const refusal = { status: 409, code: 'write.stale', message: 'This was changed meanwhile', changed }
  const { bodies } = fakeApi([northgate], { 'PUT /api/admin/companies/northgate': refusal })
  openPage()
  await click('Edit Northgate Robotics')
  const form = within(await dialog('Edit Company'))
  type(form.getByLabelText('City'), 'York')
  fireEvent.click(form.getByRole('button', { name: 'Update Company' }))
  expect(await form.findByText(/Ada Admin.* changed this while you were typing/)).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>('City').value).toBe('York')
  expect(bodies).toMatchObject([{ city: 'York', basedOn: { city: 'Leeds' } }])
})

test('a number taken by somebody else in the meantime is refused at its field', async () => {
  const message = 'Already assigned to Quick Works'
  fakeApi([bare], {
    'POST /api/admin/companies/bare/assign-customer-number': {
      ...{ status: 409, code: 'company.number_taken', message },
      fields: { customerNumber: message },
    },
  })
  openPage()
  await click('Assign a customer number to Bare Works')
  const form = within(await dialog('Assign Customer Number'))
  type(form.getByLabelText('Customer Number'), 'CU0011')
  await form.findByText('Available')
  fireEvent.click(form.getByRole('button', { name: 'Assign Number' }))
  expect(await form.findByText(message)).toBeDefined()
})

const select = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
}

test('selected companies are merged into the primary one after a confirmation', async () => {
  const { bodies } = fakeApi()
  openPage()
  await select('Northgate Robotics', 'Bare Works')
  await click('Merge Selected')
  const form = within(await dialog('Merge Companies'))
  fireEvent.click(form.getByRole('button', { name: 'Merge Companies' }))
  expect(await form.findByText('Please select a primary company')).toBeDefined()
  expect(form.getByText('Please confirm this first')).toBeDefined()
  fireEvent.click(form.getByRole('radio', { name: 'Northgate Robotics' }))
  expect(await form.findByText('Bare Works becomes part of Northgate Robotics. 1 user moves to it.')).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>('Name of the merged company').value).toBe('Northgate Robotics')
  fireEvent.click(form.getByRole('checkbox', { name: 'I understand that merging cannot be undone.' }))
  fireEvent.click(form.getByRole('button', { name: 'Merge Companies' }))
  expect(await screen.findByText('Companies merged')).toBeDefined()
  expect(bodies).toEqual([
    {
      ...{ primaryCompanyId: 'northgate', companyIdsToMerge: ['bare'], companyName: 'Northgate Robotics' },
      customerNumber: 'CU0007',
      basedOn: {
        companies: [
          { id: 'northgate', name: 'Northgate Robotics', customerNumber: 'CU0007' },
          { id: 'bare', name: 'Bare Works', customerNumber: null },
        ],
      },
    },
  ])
})

test('a merge that overlooked the change of a colleague shows it and asks again', async () => {
  const companies = [
    { id: 'northgate', name: 'Northgate Group', customerNumber: 'CU0010' },
    { id: 'bare', name: 'Bare Works', customerNumber: null },
  ]
  const { bodies } = fakeApi(undefined, {
    'POST /api/admin/companies/merge': {
      ...{ status: 409, code: 'write.stale', message: 'Somebody else changed this.' },
      changed: { by: 'Grace Colleague', isSelf: false, at: '2026-11-02T10:00:00Z', present: { companies } },
    },
  })
  openPage()
  await select('Northgate Robotics', 'Bare Works')
  await click('Merge Selected')
  const form = within(await dialog('Merge Companies'))
  fireEvent.click(form.getByRole('radio', { name: 'Northgate Robotics' }))
  const sure = form.getByRole<HTMLInputElement>('checkbox', { name: 'I understand that merging cannot be undone.' })
  fireEvent.click(sure)
  fireEvent.click(form.getByRole('button', { name: 'Merge Companies' }))
  expect(await screen.findByText(/Grace Colleague.* changed this in the meantime/)).toBeDefined()
  expect(await form.findByRole('radio', { name: 'Northgate Group' })).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>('Name of the merged company').value).toBe('Northgate Group')
  expect(sure.checked).toBe(false)
  fireEvent.click(sure)
  fireEvent.click(form.getByRole('button', { name: 'Merge Companies' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ companyName: 'Northgate Group', customerNumber: 'CU0010', basedOn: { companies } })
})

test('a single company cannot be merged', async () => {
  fakeApi()
  openPage()
  await select('Bare Works')
  expect(isInert(await screen.findByRole('button', { name: 'Merge Selected' }))).toBe(true)
  await select('Northgate Robotics')
  await click('Merge Selected')
  const form = within(await dialog('Merge Companies'))
  fireEvent.click(form.getByRole('button', { name: 'Remove Bare Works' }))
  fireEvent.click(form.getByRole('button', { name: 'Merge Companies' }))
  expect(await form.findByText('Please select at least two companies')).toBeDefined()
})

test('selected companies are exported as CSV', async () => {
  const { calls } = fakeApi()
  openPage()
  await select('Northgate Robotics', 'Bare Works')
  await click('Export Selected')
  const expected = `GET /api/admin/companies/export?sort=name&ids=${encodeURIComponent('northgate,bare')}`
  await waitFor(() => expect(calls).toContain(expected))
})
