import type { Page } from '@playwright/test'

/** The saved filters of the open list. */
export class SavedFilters {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async choose(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Saved filters' }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  get saving() {
    return this.page.getByRole('dialog', { name: 'Save these filters' })
  }

  get manager() {
    return this.page.getByRole('dialog', { name: 'Saved filters' })
  }

  /** Saves the current filters under a name. */
  async save(name: string): Promise<void> {
    await this.choose('Save these filters…')
    await this.saving.getByRole('textbox', { name: 'Name' }).fill(name)
    await this.saving.getByRole('button', { name: 'Save' }).click()
  }
}
