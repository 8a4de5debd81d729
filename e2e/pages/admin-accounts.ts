import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/accounts`: all accounts, one of them open beside the list. */
export class AdminAccountsPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/admin/accounts')
    await expect(this.heading('Accounts')).toBeVisible()
  }

  get table() {
    return this.page.getByRole('table', { name: 'Accounts' })
  }

  get rows() {
    return this.rowsOf('Accounts')
  }

  row(words: string) {
    return this.rows.filter({ hasText: words })
  }

  /** @param words of one account's row; none for all rows */
  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search accounts' }).fill(words)
    await expect(this.page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === words)
    // Rows are about to be replaced, and a click at that moment would be lost. What is said of no match is no row.
    await expect(this.rows.filter({ hasNotText: new RegExp(RegExp.escape(words)) })).toHaveCount(0)
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true')
  }

  async chooseKind(name: 'All' | 'Customers' | 'Suppliers' | 'Admins'): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  get status() {
    return this.page.getByRole('combobox', { name: 'Status' })
  }

  async view(email: string): Promise<void> {
    await this.row(email)
      .getByRole('button', { name: /^View / })
      .click()
    await expect(this.panel).toBeVisible()
  }

  get panel() {
    return this.page.getByRole('dialog')
  }

  fact(label: string) {
    return this.panel.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]')
  }

  activity(words: string) {
    return this.panel.getByRole('list', { name: 'Activity' }).getByRole('listitem').filter({ hasText: words })
  }

  async showActivity(name: 'All' | 'Sign-ins' | 'Account' | 'Work'): Promise<void> {
    await this.panel.getByRole('radio', { name }).click()
  }

  action(name: 'Sign Out Everywhere' | 'Delete Account' | 'Save Role') {
    return this.panel.getByRole('button', { name })
  }

  get companyRole() {
    return this.panel.getByLabel('Role in company')
  }

  question(title: string | RegExp) {
    return this.page.getByRole('dialog', { name: title })
  }

  async add(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Administrator' }).click()
  }

  get addDialog() {
    const dialog = this.question('Add Administrator')
    return {
      dialog,
      name: dialog.getByLabel('Full Name'),
      email: dialog.getByLabel('Email'),
      password: dialog.getByLabel('First Password', { exact: true }),
      submit: dialog.getByRole('button', { name: 'Add Administrator' }),
    }
  }
}
