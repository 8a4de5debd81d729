import { randomUUID } from 'node:crypto'
import { expectWell } from '../../fixtures/accessible.ts'
import { makeCompany, makeMember } from '../../fixtures/companies.ts'
import { bytesOf, rowsOfCsv } from '../../fixtures/files.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { AdminCompaniesPage, mergeDialog, numberDialog } from '../../pages/admin-companies.ts'
import { expectError } from '../../pages/fields.ts'
import { expectToast } from '../../pages/portal.ts'

const some = () => randomUUID().slice(0, 8)

test('an admin creates a company, edits it and assigns a number', async ({ api, kerf, openBrowser }) => {
  const other = await makeCompany(kerf, 'Holding Works')
  const admin = await api.signInAdmin()
  const { customerNumber } = await api.json<{ customerNumber: string }>('GET', '/api/admin/customer-number/next', admin)
  await api.call('POST', `/api/admin/companies/${other.id}/assign-customer-number`, admin, { customerNumber })
  const companies = new AdminCompaniesPage(await openBrowser(admin))
  const { page } = companies
  const name = `Nordhavn ${some()}`
  await companies.open()
  await companies.button('Add Company').click()
  const create = companies.form('Create New Company')
  await create.submit.click()
  await expectError(create.field('Company Name'), 'Company name must be at least 2 characters')
  await create.field('Company Name').fill(name)
  await create.field('Website').fill('nordhavn')
  await create.submit.click()
  await expectError(create.field('Website'), 'Please enter a valid URL')
  await create.field('Website').fill('https://nordhavn.example')
  await create.field('City').fill('Austin')
  await create.field('State').fill('TX')
  await create.submit.click()
  await expectToast(page, 'Company created successfully')
  await expect(companies.row(name)).toContainText('Austin, TX')
  await expect(companies.row(name)).not.toContainText('United States')

  await companies.button(`Edit ${name}`).click()
  const edit = companies.form('Edit Company')
  await edit.field('Country').fill('Denmark')
  await edit.submit.click()
  await expectToast(page, 'Company updated successfully')
  await expect(companies.row(name)).toContainText('Denmark')

  await companies.button(`Assign a customer number to ${name}`).click()
  const number = numberDialog(page)
  await number.field.fill(customerNumber)
  await expectError(number.field, `Already assigned to ${other.name}`)
  await expect(number.submit).toHaveAttribute('aria-disabled', 'true')
  await number.next.click()
  await expect(number.dialog.getByText('Available', { exact: true })).toBeVisible()
  const next = await number.field.inputValue()
  await number.submit.click()
  await expectToast(page, 'Customer number assigned')
  await companies.search(next)
  await expect(companies.rows).toHaveCount(1)
  await expect(companies.row(name)).toContainText(next)
})

test('a number taken between check and assignment is refused, naming its company', async ({
  api,
  kerf,
  openBrowser,
  watch,
}) => {
  watch.announce(409, /assign-customer-number$/)
  const [slow, quick] = [await makeCompany(kerf, 'Slow Works'), await makeCompany(kerf, 'Quick Works')]
  const admin = await api.signInAdmin()
  const companies = new AdminCompaniesPage(await openBrowser(admin))
  await companies.open(`?q=${encodeURIComponent(slow.name)}`)
  await companies.button(`Assign a customer number to ${slow.name}`).click()
  const number = numberDialog(companies.page)
  await number.field.fill('CU88123')
  await expect(number.dialog.getByText('Available', { exact: true })).toBeVisible()
  // The news of it would take the button away: here it comes too late.
  await companies.page.route('**/available', () => {})
  watch.mayGiveUp(/available$/)
  await api.call('POST', `/api/admin/companies/${quick.id}/assign-customer-number`, admin, {
    customerNumber: 'CU88123',
  })
  await number.submit.click()
  await expect(number.dialog.getByText(`Already assigned to ${quick.name}`)).toBeVisible()
})

test('selected companies are merged, and their members then see the same', async ({ api, kerf, openBrowser }) => {
  const [into, from] = [await makeCompany(kerf, 'Merging Into'), await makeCompany(kerf, 'Merging From')]
  const [one, other] = [await makeMember(api, into, 'owner'), await makeMember(api, from, 'owner')]
  await api.submitRfq(other.token, { projectName: 'Shared bracket' })
  const companies = new AdminCompaniesPage(await openBrowser(await api.signInAdmin()))
  await companies.open('?q=Merging')
  await companies.select(into.name, from.name)
  await companies.button('Merge Selected').click()
  const merge = mergeDialog(companies.page)
  await merge.submit.click()
  await expect(merge.dialog.getByText('Please select a primary company')).toBeVisible()
  await merge.primary(into.name).click()
  await expect(merge.dialog.getByText(`${from.name} becomes part of ${into.name}. 1 user moves to it.`)).toBeVisible()
  await merge.name.fill(`Merged ${some()}`)
  await merge.sure.check()
  await merge.submit.click()
  await expectToast(companies.page, 'Companies merged')
  await expect(companies.row(from.name)).toBeHidden()
  const rfqs = await api.json<{ projectName: string }[]>('GET', '/api/rfqs', one.token)
  expect(rfqs.map(({ projectName }) => projectName)).toEqual(['Shared bracket'])
})

test('selected companies are exported as CSV', async ({ api, kerf, openBrowser }) => {
  const [one, two] = [await makeCompany(kerf, 'Saved A'), await makeCompany(kerf, 'Saved B')]
  const left = await makeCompany(kerf, 'Saved C')
  const companies = new AdminCompaniesPage(await openBrowser(await api.signInAdmin()))
  await companies.open('?q=Saved')
  await expect(companies.row(left.name)).toBeVisible()
  await companies.select(one.name, two.name)
  const download = companies.page.waitForEvent('download')
  await companies.button('Export Selected').click()
  const [, ...rows] = rowsOfCsv(await bytesOf(await download))
  expect(rows.map(([name]) => name)).toEqual([one.name, two.name])
})

for (const [width, details] of widths) {
  test(
    `Company Management and its dialogs, ${width}, in every state`,
    details,
    async ({ api, kerf, openBrowser, whileSlow, whileBroken }) => {
      const company = await makeCompany(kerf, `Stately ${'Precision Machining and Assembly '.repeat(3)}`)
      const admin = await api.signInAdmin()
      const companies = new AdminCompaniesPage(await openBrowser(admin))
      const { page } = companies
      await companies.open()
      await expect(companies.row(company.name)).toBeVisible()
      await expectWell(page, 'Company Management')
      await companies.search('nobody has this name')
      await expect(page.getByText('Try adjusting your search terms.')).toBeVisible()
      await expectWell(page, 'Company Management without a match')
      await whileSlow(['companies'], async () => {
        await companies.search('Stately')
        await expect(page.getByRole('table', { name: 'Companies' })).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'Company Management while it loads')
      })
      await expect(companies.row(company.name)).toBeVisible()
      await companies.select(company.name)
      await expectWell(page, 'Company Management with a company chosen')
      await whileBroken(['companies'], async () => {
        await companies.search('Statel')
        await expect(companies.failure('Failed to load companies')).toBeVisible()
        await expectWell(page, 'Company Management that failed')
      })
      await companies.retry('Failed to load companies')
      await expect(companies.row(company.name)).toBeVisible()

      await companies.button('Add Company').click()
      await companies.form('Create New Company').submit.click()
      await expectWell(page, 'a new company with an error')
      await page.keyboard.press('Escape')
      await companies.button(`Edit ${company.name}`).click()
      await expectWell(page, 'a company that is edited')
      await page.keyboard.press('Escape')

      await companies.button(`Addresses of ${company.name}`).click()
      await expect(page.getByRole('dialog', { name: `Addresses of ${company.name}` })).toBeVisible()
      await expectWell(page, 'the addresses of a company')
      await page.keyboard.press('Escape')

      await companies.button(`Assign a customer number to ${company.name}`).click()
      const number = numberDialog(page)
      await expectWell(page, 'a customer number to be assigned')
      await number.field.fill('12')
      await expectError(number.field, 'Customer number must be in format CU0001')
      await expectWell(page, 'a wrong customer number')
      await number.next.click()
      await expect(number.dialog.getByText('Available', { exact: true })).toBeVisible()
      await expectWell(page, 'an available customer number')
      await page.keyboard.press('Escape')
    },
  )

  test(`merging companies, ${width}, looks well`, details, async ({ api, kerf, openBrowser }) => {
    const [one, two] = [await makeCompany(kerf, 'Joined One'), await makeCompany(kerf, 'Joined Two')]
    const companies = new AdminCompaniesPage(await openBrowser(await api.signInAdmin()))
    const { page } = companies
    await page.goto('/admin/customers')
    await companies.button('Merge Companies').click()
    const merge = mergeDialog(page)
    await merge.find.fill('Joined')
    await expect(page.getByRole('option', { name: one.name })).toBeVisible()
    await expectWell(page, 'companies that are found to be merged')
    await merge.add(one.name)
    await merge.add(two.name)
    await expect(merge.chosen).toHaveCount(2)
    await merge.submit.click()
    await expect(merge.dialog.getByText('Please select a primary company')).toBeVisible()
    await expectWell(page, 'companies to be merged with errors')
    await merge.primary(one.name).click()
    await expect(merge.name).toHaveValue(one.name)
    await expectWell(page, 'companies that are ready to be merged')
  })
}

test('a customer is told that company management is for admins', async ({ newcomer, openBrowser }) => {
  const page = await openBrowser(newcomer.token)
  await page.goto('/admin/companies')
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible()
})
