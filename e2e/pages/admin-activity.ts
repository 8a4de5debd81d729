import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/activity`: who did what and when. */
export class AdminActivityPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/activity${query}`)
    await expect(this.heading('Activity')).toBeVisible()
  }

  get table() {
    return this.page.getByRole('table', { name: 'Activity' })
  }

  row(words: string | RegExp) {
    return this.table.getByRole('row').filter({ hasText: words })
  }

  get person() {
    return this.page.getByRole('combobox', { name: 'Person' })
  }

  /** Finds somebody by typing, and shows what concerns them. */
  async choosePerson(words: string): Promise<void> {
    await this.person.fill(words)
    await this.page.getByRole('option', { name: words }).click()
    await expect(this.page).toHaveURL(/person=/)
  }
}
