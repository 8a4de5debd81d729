import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/supplier-quotes`, and the page of one request with its comparison and award. */
export class AdminSupplierQuotesPage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/supplier-quotes${search && `?q=${encodeURIComponent(search)}`}`)
    await expect(this.heading('Supplier Quote Management')).toBeVisible()
  }

  async compare(projectName: string): Promise<void> {
    await this.page.getByRole('link', { name: `Compare and award the quotes for ${projectName}` }).click()
    await expect(this.heading(projectName)).toBeVisible()
  }

  project(name: string) {
    return this.page.getByRole('list', { name: `Supplier quotes for ${name}` })
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  inDialog(button: string) {
    return this.dialog.getByRole('button', { name: button, exact: true })
  }

  /** The values of a comparison row, one per quote, in order. */
  compared(header: string) {
    return this.page
      .getByRole('table', { name: 'Quotes side by side' })
      .getByRole('row', { name: new RegExp(`^${header}`) })
      .getByRole('cell')
  }

  get award() {
    return this.page.getByRole('form', { name: 'Award' })
  }

  get choice() {
    return this.award.getByRole('group', { name: 'Your Choice' })
  }

  get cheapest() {
    return this.award.getByRole('group', { name: 'Cheapest Award' })
  }

  get answers() {
    return this.page.getByRole('list', { name: 'Suppliers that were asked' })
  }
}
