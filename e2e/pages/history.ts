import { Portal } from './portal.ts'

/** `/history`: delivered orders, and all RFQs. */
export class HistoryPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/history${query}`)
  }

  get orders() {
    return this.rowsOf('Order History')
  }

  get rfqs() {
    return this.rowsOf('RFQ History')
  }

  section(name: 'Order History' | 'RFQ History') {
    return this.page.getByRole('region', { name })
  }

  table(name: 'Order History' | 'RFQ History') {
    return this.page.getByRole('table', { name })
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }
}
