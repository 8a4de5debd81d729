import { Portal } from './portal.ts'

/** `/rfqs`: the customer's requests. */
export class RfqsPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/rfqs${query}`)
  }

  get table() {
    return this.page.getByRole('table', { name: 'My RFQs' })
  }

  get rows() {
    return this.rowsOf('My RFQs')
  }

  row(words: string | RegExp) {
    return this.table.getByRole('row').filter({ hasText: words })
  }

  count(label: string) {
    return this.page
      .getByRole('region', { name: 'Counts' })
      .locator(':scope > *')
      .filter({ has: this.page.getByText(label, { exact: true }) })
  }

  get details() {
    return this.page.getByRole('dialog', { name: /^RFQ\b/ })
  }
  /** Withdrawing the RFQ that is shown. */
  get withdrawal() {
    const dialog = this.page.getByRole('dialog', { name: /^Withdraw RFQ / })
    return {
      open: this.details.getByRole('button', { name: 'Withdraw RFQ' }),
      dialog,
      reason: dialog.getByLabel('Reason'),
      confirm: dialog.getByRole('button', { name: 'Withdraw RFQ' }),
    }
  }
}
