import { Portal } from './portal.ts'

/** `/admin/modules`: what runs, releases, history and publish tokens. */
export class AdminModulesPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/admin/modules')
  }

  /** What runs of one module. @param title such as 'Customer portal' */
  card(title: string) {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { level: 2, name: title }) })
  }

  release(version: string) {
    return this.page.getByRole('table', { name: 'Releases' }).getByRole('row').filter({ hasText: version })
  }

  /** The latest changes of what runs. */
  get moves() {
    return this.page.getByRole('table', { name: 'The latest changes of what runs' }).locator('tbody > tr')
  }

  get tokens() {
    return this.page.getByRole('table', { name: 'Publish tokens in use' })
  }

  get dialog() {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  inDialog(name: string) {
    return this.dialog.getByRole('button', { name, exact: true })
  }
}
