import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** The supplier's list pages: a row opens a dialog about it. */
export class SupplierPage extends Portal {
  async open(address: string, title: string | RegExp): Promise<void> {
    await this.page.goto(address)
    await expect(this.heading(title)).toBeVisible()
  }

  /** Opens a list with one of its rows in a dialog, like a link in an email. */
  async openIn(address: string): Promise<void> {
    await this.page.goto(address)
    await expect(this.dialog).toBeVisible()
  }

  row(words: string) {
    return this.page.getByRole('row').filter({ hasText: words })
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  button(name: string) {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  field(label: string | RegExp) {
    return this.dialog.getByLabel(label)
  }
}
