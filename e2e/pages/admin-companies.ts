import { expect, type Locator, type Page } from '@playwright/test'
import { Portal } from './portal.ts'

/** The dialog that gives a company its number. */
export function numberDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Assign Customer Number' })
  return {
    dialog,
    field: dialog.getByLabel('Customer Number'),
    next: dialog.getByRole('button', { name: /^Use the next free number/ }),
    submit: dialog.getByRole('button', { name: 'Assign Number' }),
  }
}

/** The dialog that merges companies. */
export function mergeDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Merge Companies' })
  const find = dialog.getByRole('combobox', { name: 'Add a company' })
  return {
    dialog,
    find,
    chosen: dialog.getByRole('list', { name: 'Companies to merge' }).getByRole('listitem'),
    primary: (name: string) => dialog.getByRole('radio', { name }),
    name: dialog.getByLabel('Name of the merged company'),
    number: dialog.getByLabel('Customer Number'),
    sure: dialog.getByRole('checkbox', { name: 'I understand that merging cannot be undone.' }),
    submit: dialog.getByRole('button', { name: 'Merge Companies' }),
    add: (name: string) => pick(page, find, name),
  }
}

/** Finds a company by its name and chooses it. */
export async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name)
  // Until the search has answered, the list is about to move under the pointer.
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.getByRole('option', { name }).click()
}

/** `/admin/companies`: all companies, with actions on one or several. */
export class AdminCompaniesPage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/companies${search}`)
    await expect(this.heading('Company Management')).toBeVisible()
  }

  get rows() {
    return this.rowsOf('Companies')
  }

  row(words: string) {
    return this.rows.filter({ hasText: words })
  }

  async search(words: string): Promise<void> {
    await this.searchIn('Search companies', words, this.rows)
  }

  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.row(name).getByRole('checkbox').check()
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }

  form(title: 'Create New Company' | 'Edit Company') {
    const dialog = this.page.getByRole('dialog', { name: title })
    return {
      dialog,
      field: (label: string) => dialog.getByLabel(label, { exact: true }),
      submit: dialog.getByRole('button', { name: /^(Create|Update) Company$/ }),
    }
  }
}
