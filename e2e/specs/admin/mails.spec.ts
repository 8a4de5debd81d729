import { randomUUID } from 'node:crypto'
import { expectWell } from '../../fixtures/accessible.ts'
import { inDatabase } from '../../fixtures/database.ts'
import type { KerfServer } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { widths } from '../../fixtures/widths.ts'
import { expectToast, Portal } from '../../pages/portal.ts'

const reason = '550 5.1.1 No such user here'

/** A mail that the server refused. @returns its recipient */
async function makeFailedMail(kerf: KerfServer): Promise<string> {
  const recipient = `${randomUUID().slice(0, 8)}@refused.example`
  await inDatabase(
    kerf,
    `insert into failed_mails (id, purpose, recipient, subject, outcome, reason, tries, job_name, payload, failed_at)
      values ($1, 'notice', $2, 'Your quote SQTE-0001 is ready', 'refused', $3, 1, 'gone', '{}', now())`,
    [randomUUID(), recipient, reason],
  )
  return recipient
}

for (const [width, details] of widths) {
  test(
    `an admin finds failed emails, and why they failed, ${width}, in every state`,
    details,
    async ({ api, kerf, openBrowser, whileBroken, whileSlow }) => {
      const recipient = await makeFailedMail(kerf)
      const portal = new Portal(await openBrowser(await api.signInAdmin()))
      const { page } = portal
      const search = portal.searchBox('Search failed emails')
      const table = page.getByRole('table', { name: 'Failed emails' })
      const row = table.getByRole('row').filter({ hasText: recipient })
      await page.goto('/admin/mails')
      await expect(portal.heading('Failed emails')).toBeVisible()
      await expect(row).toContainText(reason)
      await expect(row).toContainText('Refused by the mail server')
      await expectWell(page, 'failed mails')
      await whileSlow(['failed_mails'], async () => {
        await search.fill('nobody at all')
        await expect(table).toHaveAttribute('aria-busy', 'true')
        await expectWell(page, 'failed mails that are loading')
      })
      await expect(page.getByText('No emails match')).toBeVisible()
      await expectWell(page, 'failed mails that no search finds')
      await whileBroken(['failed_mails'], async () => {
        await search.fill(recipient)
        await expect(portal.failure('Failed to load emails')).toBeVisible()
        await expectWell(page, 'failed mails that failed to load')
      })
      await portal.retry('Failed to load emails')
      await expect(row).toBeVisible()
      await whileBroken(['failed_mails'], async () => {
        await row.getByRole('button', { name: `Send again: the email to ${recipient}` }).click()
        await expectToast(page, 'Failed to send the email again')
      })
    },
  )
}
