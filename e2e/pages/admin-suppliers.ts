import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/supplier-management`: all suppliers, one open beside the list, and invitations. */
export class AdminSuppliersPage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/supplier-management${search}`)
    await expect(this.heading('Supplier Management')).toBeVisible()
  }

  async search(words: string): Promise<void> {
    await this.searchIn('Search suppliers', words, this.rows)
  }

  get rows() {
    return this.rowsOf('Suppliers')
  }

  get invitations() {
    return this.page.getByRole('table', { name: 'Open invitations' }).locator('tbody > tr')
  }

  invitation(email: string) {
    return this.invitations.filter({ hasText: email })
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }

  dialog(name: string | RegExp) {
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }))
  }

  /** Answers a confirmation. */
  async confirm(title: RegExp, action: string): Promise<void> {
    await this.dialog(title).getByRole('button', { name: action, exact: true }).click()
  }
}
