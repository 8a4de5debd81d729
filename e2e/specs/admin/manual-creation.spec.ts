import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { dayFromNow } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ManualCreationPage } from '../../pages/admin-manual-creation.ts'
import { AdminOrdersPage } from '../../pages/admin-orders.ts'
import { expectError } from '../../pages/fields.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast } from '../../pages/portal.ts'

/** A day as the screens write it. */
const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

test('an admin creates a quote for a customer who called, and the customer finds it', async ({ api, openBrowser }) => {
  const customer = await api.newCustomer('Mara Lindqvist')
  const manual = new ManualCreationPage(await openBrowser(await api.signInAdmin()))
  await manual.page.goto('/admin')
  await manual.go('Manual Creation')
  await expect(manual.page.getByText('A manual quote creates a placeholder RFQ')).toBeVisible()
  await expectAccessible(manual.page, 'an empty manual quote')

  await manual.submit('Create Quote')
  await expectToast(manual.page, 'Customer required', 'Please select a customer to create the quote for')
  await expect(manual.customer).toBeFocused()
  await expectAccessible(manual.page, 'a manual quote that lacks everything')
  await manual.customer.fill('m')
  await expect(manual.customer).toHaveAttribute('aria-expanded', 'false')
  await manual.customer.fill(customer.email)
  await expect(manual.page.getByRole('option', { name: 'Mara Lindqvist' })).toContainText(customer.email)
  await expectAccessible(manual.page, 'suggestions of customers')
  await manual.chooseCustomer(customer.email, 'Mara Lindqvist')
  await manual.submit('Create Quote')
  await expectToast(manual.page, 'Required fields missing', 'Amount and valid until date are required')

  await manual.field('Quote Amount').fill('1.250,50')
  await manual.field('Valid Until').fill(dayFromNow(30))
  await expectAccessible(manual.page, 'a manual quote that is filled')
  await manual.submit('Create Quote')
  await expectToast(manual.page, 'Quote created', 'Manual quote has been created successfully')
  await expect(manual.field('Quote Amount')).toHaveValue('')
  await manual.page.getByRole('link', { name: 'View RFQ' }).click()
  await expect(manual.heading(/^RFQ SQTE-/)).toBeVisible()
  await expect(manual.page.getByRole('main')).toContainText('Manual quote')

  const theirs = await openBrowser(customer.token)
  await theirs.goto('/quotes')
  await expect(theirs.getByText('$1,250.50').first()).toBeVisible()
})

test('an admin creates an order; the form names missing fields, and its completion date is when it is due', async ({
  api,
  openBrowser,
}) => {
  const customer = await api.newCustomer('Jonas Weber')
  const manual = new ManualCreationPage(await openBrowser(await api.signInAdmin()))
  await manual.open('order')
  await manual.chooseCustomer(customer.email, 'Jonas Weber')
  await manual.field('Project Name').fill('Cover by hand')
  await manual.submit('Create Order')
  await expectToast(
    manual.page,
    'Required fields missing',
    'Please fill in: Material, Tolerance, Quantity, Order Amount',
  )
  await expectError(manual.field('Tolerance'), 'Tolerance is required')
  await expectAccessible(manual.page, 'a manual order that lacks something')

  await manual.page.getByRole('combobox', { name: 'Material', exact: true }).selectOption('Carbon Fiber')
  await manual.field('Tolerance').fill('±0.1 mm')
  await manual.field('Quantity').fill('3')
  await manual.field('Order Amount').fill('99.90')
  const day = dayFromNow(25)
  await manual.field('Estimated Completion Date').fill(day)
  await manual.submit('Create Order')
  await expectToast(manual.page, 'Order created', 'Manual order has been created successfully')
  await expectAccessible(manual.page, 'a manual order that was made')
  await manual.page.getByRole('link', { name: 'View order' }).click()
  await expect(manual.heading(/^Order SORD-/)).toBeVisible()
  await expect(manual.page.getByRole('main')).toContainText('Cover by hand')
  await expect(manual.page.getByRole('main')).toContainText(`Due Date${dayWords(day)}`)

  const orders = new AdminOrdersPage(manual.page)
  await orders.open('active-orders', customer.email)
  await expect(orders.table('Active Orders').getByRole('row', { name: 'Cover by hand' })).toContainText(dayWords(day))

  const theirs = new OrdersPage(await openBrowser(customer.token))
  await theirs.open()
  await theirs.openDetails('Cover by hand')
  await expect(theirs.page.getByRole('dialog')).toContainText(`Due Date${dayWords(day)}`)
})

test('input survives a look at the other tab, and leaving asks first', async ({ api, openBrowser }) => {
  const manual = new ManualCreationPage(await openBrowser(await api.signInAdmin()))
  await manual.open()
  await manual.field('Quote Amount').fill('77')
  await manual.tab('Create Order').click()
  await expect(manual.field('Project Name')).toBeVisible()
  await manual.tab('Create Quote').click()
  await expect(manual.field('Quote Amount')).toHaveValue('77')
  await manual.go('Dashboard')
  await expect(manual.page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await manual.page.getByRole('button', { name: 'Stay' }).click()
  await manual.page.getByRole('button', { name: 'Reset' }).click()
  await manual.go('Dashboard')
  await expect(manual.heading('Dashboard')).toBeVisible()
})

test('both forms fit a phone', { tag: '@narrow' }, async ({ api, openBrowser }) => {
  const manual = new ManualCreationPage(await openBrowser(await api.signInAdmin()))
  await manual.open()
  await expectWell(manual.page, 'the manual quote')
  const customer = await api.newCustomer(`Mara ${'von der Mühlen-Precision '.repeat(3)}`)
  await manual.customer.fill(customer.email)
  await expect(manual.page.getByRole('option')).toContainText(customer.email)
  await expectWell(manual.page, 'suggestions of customers')
  await manual.page.getByRole('option').click()
  await expect(manual.page.getByRole('heading', { name: 'Selected Customer' })).toBeVisible()
  await expectWell(manual.page, 'a manual quote for a chosen customer')
  await manual.page.getByRole('button', { name: 'Reset' }).click()
  await manual.open('order')
  await manual.submit('Create Order')
  await expectWell(manual.page, 'the manual order with errors')
})
