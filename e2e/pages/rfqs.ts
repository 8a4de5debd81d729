import { Portal } from './portal.ts'

/** `/rfqs`: the customer's requests. */
export class RfqsPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/rfqs')
  }

  row(words: string | RegExp) {
    return this.page.getByRole('table', { name: 'My RFQs' }).getByRole('row').filter({ hasText: words })
  }
}
