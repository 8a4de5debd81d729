import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/customers/{id}`: everything about one customer. */
export class AdminCustomerPage extends Portal {
  async open({ id, name }: { id: string; name: string }, query = ''): Promise<void> {
    await this.page.goto(`/admin/customers/${id}${query}`)
    await expect(this.heading(name)).toBeVisible()
  }

  card(name: string) {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { level: 2, name, exact: true }) })
  }

  async openTab(name: string): Promise<void> {
    await this.tab(new RegExp(`^${name}$`)).click()
    await expect(this.table(name)).toBeVisible()
  }

  table(name: string) {
    const captions: Record<string, string> = { RFQs: 'Incoming RFQs', Orders: 'Active Orders' }
    return this.page.getByRole('table', { name: captions[name] ?? name, exact: true })
  }

  /** Searches a tab of the customer. @param words of the rows that are wanted */
  async search(name: 'Files' | 'Activity', words: string): Promise<void> {
    await this.searchIn(`Search ${name.toLowerCase()}`, words, this.table(name).locator('tbody > tr:has(a)'))
  }

  row(table: string, words: string | RegExp) {
    return this.table(table).getByRole('row').filter({ hasText: words })
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  dialog(title: string | RegExp) {
    return this.page.getByRole('dialog', { name: title })
  }
}
