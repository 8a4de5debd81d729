import { expect, type Page } from '@playwright/test'

/** The search over everything, in the frame of every portal. */
export class Finder {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get button() {
    return this.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  }

  get window() {
    return this.page.getByRole('dialog', { name: 'Search' })
  }

  get field() {
    return this.window.getByRole('combobox', { name: 'Search' })
  }

  /** The results of a kind: 'Requests', 'Pages'. */
  group(name: string) {
    return this.window.getByRole('group', { name, exact: true })
  }

  option(name: string | RegExp) {
    return this.window.getByRole('option', { name })
  }

  async open(): Promise<void> {
    // The shortcut works once the frame is loaded.
    await expect(this.button).toBeVisible()
    await this.page.keyboard.press('Control+k')
    await expect(this.field).toBeFocused()
  }

  /** Types a text, and waits for its results. */
  async find(typed: string): Promise<void> {
    await this.field.fill(typed)
    await expect(this.window.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  }
}
