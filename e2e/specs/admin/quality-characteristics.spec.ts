import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeOrder } from '../../fixtures/world.ts'
import { AdminQualityChecksPage } from '../../pages/admin-quality-checks.ts'
import { paste } from '../../pages/fields.ts'
import { OrdersPage } from '../../pages/orders.ts'
import { expectToast } from '../../pages/portal.ts'
import { ViewerPage } from '../../pages/viewer.ts'

/** As a German measuring machine writes it: one value outside, one fit, one number with two readings. */
const report = `Prüfbericht;MF-9
Nr.;Merkmal;Nennmaß [mm];Toleranz;Ist;Prüfer
1;Länge;90,00;± 0,10;90,02;K
2a;Bohrung Ø;22,000;H7;22,008;K
3;Flansch;12,00;+0,05/-0,05;12,07;K
4;Gewindelehre M6;;;i.O.;K
5;Breite;1.234;± 0,5;1.234;K
`

test('an admin reads a report, the customer refuses one, and approves what is measured anew', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Motor flange MF-9')
  const { id, orderNumber } = order
  await api.setStatus(admin, id, 'quality_check')
  const office = await openBrowser(admin)
  const checks = new AdminQualityChecksPage(office)
  const dialog = office.getByRole('dialog', { name: 'Inspected characteristics' })
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save Characteristics' }).click()
    await expect(dialog).toBeHidden()
  }
  await checks.open(`?order=${id}`)

  await test.step('the report is shown as it was understood before it is taken', async () => {
    await checks.details(orderNumber).getByRole('button', { name: 'Enter Characteristics' }).click()
    await dialog.getByRole('button', { name: 'Read CSV or Excel' }).click()
    const reading = office.getByRole('dialog', { name: 'Read an inspection report' })
    const file = { name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(report) }
    await reading.getByLabel('Inspection report').setInputFiles(file)
    await expect(reading).toContainText('5 characteristics found below the heads in line 2.')
    await expect(reading).toContainText('can be read in two ways')
    await expect(reading).toContainText('These have no limits yet, such as fits: ')
    await expect(reading.getByRole('row', { name: 'Prüfer not read' })).toBeVisible()
    await expectAccessible(office, 'a report as it was understood')
    await reading.getByRole('button', { name: 'Take Over' }).click()
  })

  await test.step('what was not understood is corrected before it is saved', async () => {
    await dialog.getByRole('button', { name: 'Save Characteristics' }).click()
    const nominal = dialog.getByLabel('Nominal, row 5')
    await expect(nominal).toHaveAccessibleDescription(/can be read in two ways/)
    await nominal.fill('12.34')
    await dialog.getByLabel('Measured, row 5').fill('12.34')
    await dialog.getByLabel('Lower tol., row 2').fill('0')
    await dialog.getByLabel('Upper tol., row 2').fill('0.021')
    await expectAccessible(office, 'characteristics that are entered')
    await save()
  })
  await expect(checks.details(orderNumber)).toContainText('5 characteristics, 1 out of tolerance.')

  const page = await openBrowser(customer.token)
  const orders = new OrdersPage(page)
  const panel = orders.qualityPanel(orderNumber)
  const row = panel.getByRole('row', { name: /^3 Flansch/ })
  await orders.open(`?order=${id}`)
  await expect(panel.getByRole('row', { name: /^2a Bohrung/ })).toContainText('22.000 +0.021 / 0 H7 mm')
  await panel.getByRole('radio', { name: 'Out of tolerance (1)' }).click()
  await expect(panel.getByRole('row', { name: /^1 Länge/ })).toHaveCount(0)
  await expect(row.getByRole('img', { name: /Outside: .*12\.07/ })).toBeVisible()
  await expectAccessible(page, 'characteristics that wait for a decision')

  await test.step('one is refused with a note, which makes the revision', async () => {
    await row.getByRole('button', { name: 'Refuse 3 Flansch' }).click()
    await row.getByLabel('What is wrong with 3 Flansch').fill('Too thick for our holder')
    await orders.decisionButton(orderNumber, 'Request Revision').click()
    await orders.decisionButton(orderNumber, 'Send Revision Request').click()
    await expectToast(page, 'Revision requested', 'Our team has been notified.')
    await expect(orders.decisions(orderNumber)).toContainText('3 Flansch: Too thick for our holder')
  })

  await test.step('measured anew, it is asked about again', async () => {
    await expect(checks.details(orderNumber)).toContainText('Too thick for our holder')
    await checks.details(orderNumber).getByRole('button', { name: 'Edit Characteristics' }).click()
    await dialog.getByLabel('Measured, row 3').fill('12.02')
    await save()
  })
  await expect(row).toContainText('In tolerance')
  await orders.approveQuality(orderNumber, '')
  await expectToast(page, 'Quality check approved', 'Your order will proceed to packing.')
  await expect(orders.details(orderNumber)).toContainText('Packing')
  await expect(row).toContainText('Approved')

  await panel.getByRole('button', { name: 'Characteristics as decided' }).click()
  const refused = panel.getByRole('table', { name: /^Revision requested on/ }).getByRole('row', { name: /^3 Flansch/ })
  await expect(refused).toContainText('12.07')
  await expect(refused).toContainText('Too thick for our holder')
  await expectAccessible(page, 'characteristics as they were decided')
})

/** As copied from a spreadsheet: one line is a title, one value cannot be read. */
const copied = [
  'No.\tCharacteristic\tNominal\tTolerance\tActual 1\tActual 2\tSample',
  'Section A',
  '1\tLength\t90\t±0.1\t90.02\t90.04\t7',
  '2\tBore\t25\t±0.05\t25.01\tabout 25\t7',
].join('\n')

test('cells are pasted into the empty editor; what is left out is named, and a paste is undone', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order } = await makeOrder(api, samples, 'Motor flange MF-11')
  await api.setStatus(admin, order.id, 'quality_check')
  const office = await openBrowser(admin)
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const checks = new AdminQualityChecksPage(office)
  await checks.open(`?order=${order.id}`)
  await checks.details(order.orderNumber).getByRole('button', { name: 'Enter Characteristics' }).click()
  const dialog = office.getByRole('dialog', { name: 'Inspected characteristics' })
  const empty = dialog.getByLabel('Paste cells of a spreadsheet here')
  await expectAccessible(office, 'an empty table of characteristics')
  await paste(empty, copied)
  const notice = dialog.getByRole('status').filter({ hasText: '2 characteristics pasted.' })
  await expect(notice).toContainText('Line 2: Section A')
  await expect(notice).toContainText('Line 4 (2): measured value “about 25” is not a number')
  await expect(notice).toContainText('Columns that were not read: Sample')
  await expect(dialog.getByLabel('No., row 1')).toBeFocused()
  await expect(dialog.getByLabel('Measured, row 2')).toHaveAccessibleDescription(/Not a number/)
  await expectAccessible(office, 'what was left out of pasted cells')

  await paste(dialog.getByRole('button', { name: 'Add Characteristic' }), '3\tSlot\t5\n4\tWidth\t12')
  await expect(dialog.getByLabel('No., row 4')).toHaveValue('4')
  await notice.getByRole('button', { name: 'Undo Paste' }).click()
  await expect(dialog.getByLabel('No., row 3')).toHaveCount(0)
  await dialog.getByLabel('Measured, row 2').fill('25.01; 25.02')
  await dialog.getByRole('button', { name: 'Save Characteristics' }).click()
  await expect(dialog).toBeHidden()
  await expect(checks.details(order.orderNumber)).toContainText('2 characteristics, none out of tolerance.')
})

test('faces of a characteristic are chosen in the model, by pointer and by key', async ({
  api,
  openBrowser,
  samples,
}) => {
  const { admin, order } = await makeOrder(api, samples, 'Motor flange MF-12', ['block'])
  await api.setStatus(admin, order.id, 'quality_check')
  const office = await openBrowser(admin)
  const checks = new AdminQualityChecksPage(office)
  await checks.open(`?order=${order.id}`)
  await checks.details(order.orderNumber).getByRole('button', { name: 'Enter Characteristics' }).click()
  const dialog = office.getByRole('dialog', { name: 'Inspected characteristics' })
  await dialog.getByRole('button', { name: 'Add Characteristic' }).click()
  await dialog.getByLabel('No., row 1').fill('1')
  await dialog.getByLabel('Measured, row 1').fill('25.01')
  await dialog.getByRole('button', { name: /^Choose the face of/ }).click()
  const choosing = office.getByRole('dialog', { name: /^Face of/ })
  await expect(choosing.getByRole('toolbar', { name: 'View' })).toBeVisible({ timeout: 120_000 })
  const viewer = new ViewerPage(office)
  const chosen = choosing.getByLabel('Link to the face, or its number')
  await viewer.look('Top')
  await viewer.clickModel(60, 60)
  await expect(chosen).toHaveValue(/^\d+$/)
  await expect.poll(() => viewer.shareOf('lit'), { message: 'share of the upper side' }).toBeGreaterThan(0.03)
  await viewer.clickModel(60, 60)
  await expect(chosen).toHaveValue('')

  await viewer.look('Front')
  await viewer.model.press('Enter')
  await expect(choosing.getByRole('status').filter({ hasText: '1 face is chosen.' })).toBeVisible()
  await choosing.getByRole('button', { name: /⌀ 9/ }).press('Enter')
  await expect(chosen).toHaveValue(/^\d+(, \d+)+$/)
  await expectAccessible(office, 'faces that are chosen in the model')
  await choosing.getByRole('button', { name: 'Use This Face' }).click()
  await dialog.getByRole('button', { name: 'Save Characteristics' }).click()
  await expect(dialog).toBeHidden()
})

test('characteristics on a phone', { tag: '@narrow' }, async ({ api, openBrowser, samples }) => {
  const { admin, customer, order } = await makeOrder(api, samples, 'Motor flange MF-10')
  await api.setStatus(admin, order.id, 'quality_check')
  const office = await openBrowser(admin)
  const checks = new AdminQualityChecksPage(office)
  await checks.open(`?order=${order.id}`)
  await checks.details(order.orderNumber).getByRole('button', { name: 'Enter Characteristics' }).click()
  const dialog = office.getByRole('dialog', { name: 'Inspected characteristics' })
  await dialog.getByRole('button', { name: 'Add Characteristic' }).click()
  for (const [label, value] of [
    ['No.', '1'],
    ['Characteristic', 'Length of the base plate with all of its feet'],
    ['Nominal', '90'],
    ['Upper tol.', '0.1'],
    ['Lower tol.', '-0.1'],
    ['Measured', '90.02; 90.2'],
  ] as const) {
    await dialog.getByLabel(`${label}, row 1`).fill(value)
  }
  await expectWell(office, 'characteristics that are entered')
  await dialog.getByRole('button', { name: 'Save Characteristics' }).click()
  await expect(dialog).toBeHidden()

  const page = await openBrowser(customer.token)
  const orders = new OrdersPage(page)
  await orders.open(`?order=${order.id}`)
  const panel = orders.qualityPanel(order.orderNumber)
  await panel.getByRole('button', { name: /^Refuse 1 Length/ }).click()
  await expectWell(page, 'a characteristic that is refused')
})
