import type { Page } from '@playwright/test'

/** `/quotes/print` and `/orders/print`: one document, alone on its page. */
export class PrintPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(kind: 'quotes' | 'orders', id: string): Promise<void> {
    await this.page.goto(`/${kind}/print?${kind.slice(0, -1)}=${id}`)
  }

  get document() {
    return this.page.getByRole('main')
  }

  get printButton() {
    return this.page.getByRole('button', { name: 'Print' })
  }

  get back() {
    return this.page.getByRole('link', { name: 'Back', exact: true })
  }
}
