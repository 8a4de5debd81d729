import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/customers`, the tab Customer Accounts. */
export class AdminCustomersPage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/customers${search}`)
    await expect(this.heading('Customer Management')).toBeVisible()
  }

  get rows() {
    // Neither the header, nor what the table says when nobody is found.
    const rows = this.page.getByRole('table', { name: 'Customer Accounts' }).getByRole('row')
    return rows.filter({ has: this.page.getByRole('cell') }).filter({ has: this.page.getByRole('link') })
  }

  row(words: string) {
    return this.rows.filter({ hasText: words })
  }

  async search(words: string): Promise<void> {
    await this.searchIn('Search customers', words, this.rows)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  dialog(title: string | RegExp) {
    return this.page.getByRole('dialog', { name: title })
  }

  get addForm() {
    const dialog = this.dialog('Add User')
    return {
      dialog,
      field: (label: string) => dialog.getByLabel(label, { exact: true }),
      submit: dialog.getByRole('button', { name: 'Create User' }),
    }
  }
}
