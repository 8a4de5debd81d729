import { randomUUID } from 'node:crypto'
import { expectAccessible, expectWell } from '../../fixtures/accessible.ts'
import { inDatabase } from '../../fixtures/database.ts'
import { expect, test } from '../../fixtures/test.ts'

test('an admin finds failed emails, and why they failed', async ({ api, kerf, openBrowser }) => {
  const recipient = `${randomUUID().slice(0, 8)}@refused.example`
  const reason = '550 5.1.1 No such user here'
  await inDatabase(
    kerf,
    `insert into failed_mails (id, purpose, recipient, subject, outcome, reason, tries, job_name, payload, failed_at)
      values ($1, 'notice', $2, 'Your quote SQTE-0001 is ready', 'refused', $3, 1, 'gone', '{}', now())`,
    [randomUUID(), recipient, reason],
  )
  const page = await openBrowser(await api.signInAdmin())
  await page.goto('/admin/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Failed emails' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Failed emails' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: recipient })
  await expect(row).toContainText(reason)
  await expect(row).toContainText('Refused by the mail server')
  await expectWell(page, 'failed mails')
  await page.getByRole('searchbox', { name: 'Search failed emails' }).fill('nobody at all')
  await expect(page.getByText('No emails match')).toBeVisible()
  await expectAccessible(page, 'failed mails that no search finds')
})
