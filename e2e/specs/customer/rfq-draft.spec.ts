import { expectAccessible } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SubmitRfqPage } from '../../pages/submit-rfq.ts'

const request = { projectName: 'Impeller IM-7', quantity: 12, material: 'Titanium', tolerance: 'Tight (±0.002 in)' }

test('an unsent request asks before it is left, and survives a reload', async ({ api, openBrowser, samples }) => {
  const { token } = await api.newCustomer()
  const page = await openBrowser(token)
  const rfq = new SubmitRfqPage(page)
  await page.goto('/')
  await rfq.go('Request Quote')
  await rfq.fill(request)
  await rfq.fileChoice.setInputFiles([samples.bracket])
  await rfq.go('My Orders')
  await expect(rfq.leaveQuestion).toBeVisible()
  await expectAccessible(page, 'the question before a request is left')
  await page.keyboard.press('Escape')
  await expect(rfq.projectName).toHaveValue(request.projectName)
  // Going back is held up by the question, which Playwright's own would wait for.
  await page.evaluate(() => history.back())
  await rfq.leaveQuestion.getByRole('button', { name: 'Stay' }).click()
  await rfq.logOut()
  await rfq.leaveQuestion.getByRole('button', { name: 'Stay' }).click()
  await expect(rfq.chosen).toContainText('bracket.step')

  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(rfq.restoredNotice).toBeVisible()
  await expect(rfq.restoredNotice).toContainText('bracket.step')
  await expect(rfq.projectName).toHaveValue(request.projectName)
  await expect(rfq.tolerance).toHaveValue('tight')
  await expectAccessible(page, 'a request that was kept')
  await rfq.go('My Orders')
  await rfq.leaveQuestion.getByRole('button', { name: 'Leave' }).click()
  await expect(rfq.heading('My Orders')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(rfq.projectName).toHaveValue('')
  await rfq.go('My Orders')
  await expect(rfq.heading('My Orders')).toBeVisible()
  expect(await api.json('GET', '/api/rfqs', token)).toEqual([])
})
