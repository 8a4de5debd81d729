import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/create-quote`: selects suppliers and sends them a request. */
export class AdminCreateQuotePage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/create-quote${search}`)
    await expect(this.heading('Create Quote to Suppliers')).toBeVisible()
  }

  async search(words: string): Promise<void> {
    await this.searchIn('Search suppliers', words, this.cards)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The suppliers to choose from. */
  get cards() {
    return this.page.getByRole('list', { name: 'Suppliers', exact: true }).getByRole('listitem')
  }

  /** The checkbox of a supplier's card. */
  card(name: string) {
    return this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  }

  /** The button that opens the request for this many suppliers. */
  send(count: number) {
    return this.button(`Send Quote to ${count} Supplier(s)`)
  }

  /** The RFQs that the request is made from. */
  get rfqs() {
    return this.page.getByRole('list', { name: 'From RFQs' })
  }

  /** Adds the RFQ of a project to them. */
  async addRfq(projectName: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Add an RFQ' })
    await field.fill(projectName)
    await this.page.getByRole('option', { name: projectName }).click()
  }

  get advanced() {
    return this.page.getByRole('dialog', { name: 'Advanced Filters' })
  }

  request(count: number) {
    const dialog = this.page.getByRole('dialog', { name: `Send Quote to ${count} Supplier(s)` })
    return {
      dialog,
      field: (label: string) => dialog.getByRole('textbox', { name: label }),
      files: dialog.locator('input[type="file"]'),
      submit: dialog.getByRole('button', { name: 'Send Quote', exact: true }),
    }
  }
}
