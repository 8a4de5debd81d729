import { Portal } from './portal.ts'

/** `/admin/customers`, Active and Archived Orders: all that is done with an order. */
export class AdminOrdersPage extends Portal {
  async open(tab: 'active-orders' | 'archived-orders' = 'active-orders'): Promise<void> {
    await this.page.goto(`/admin/customers?tab=${tab}`)
  }

  row(orderNumber: string) {
    return this.page
      .getByRole('table', { name: 'Active Orders' })
      .getByRole('row')
      .filter({ hasText: orderNumber })
      .first()
  }

  archivedRow(orderNumber: string) {
    return this.page.getByRole('table', { name: 'Archived Orders' }).getByRole('row').filter({ hasText: orderNumber })
  }

  async expand(orderNumber: string): Promise<void> {
    await this.page.getByRole('button', { name: `Show details of ${orderNumber}` }).click()
  }

  workspace(orderNumber: string) {
    return this.page.getByRole('article', { name: `Order ${orderNumber}` })
  }

  async setStatus(orderNumber: string, label: string): Promise<void> {
    const workspace = this.workspace(orderNumber)
    await workspace.getByLabel('Order Status').selectOption({ label })
    await workspace.getByRole('button', { name: 'Save Status' }).click()
  }

  async uploadQualityFiles(orderNumber: string, files: string[]): Promise<void> {
    const workspace = this.workspace(orderNumber)
    await workspace.getByLabel('Quality Check Files').setInputFiles(files)
    await workspace.getByRole('button', { name: /^Upload (\d+ Files|File)$/ }).click()
  }

  qualityFile(orderNumber: string, name: string) {
    return this.workspace(orderNumber).getByRole('list', { name: 'Quality check files' }).getByRole('link', { name })
  }

  async recordShipment(orderNumber: string, shipment: { quantity: number; carrier: string; tracking: string }) {
    const form = this.workspace(orderNumber).getByRole('form', { name: 'Record a shipment' })
    await form.getByLabel('Quantity to Ship').fill(String(shipment.quantity))
    await form.getByLabel('Tracking Number').fill(shipment.tracking)
    await form.getByLabel('Carrier').selectOption({ label: shipment.carrier })
    await form.getByRole('button', { name: 'Record Shipment' }).click()
  }

  shipments(orderNumber: string) {
    return this.workspace(orderNumber).getByRole('list', { name: 'Shipments' }).locator(':scope > li')
  }

  async uploadInvoice(orderNumber: string, file: string): Promise<void> {
    const workspace = this.workspace(orderNumber)
    await workspace.getByLabel('Invoice PDF').setInputFiles(file)
    await workspace.getByRole('button', { name: 'Upload Invoice' }).click()
  }

  get invoiceDialog() {
    return this.page.getByRole('dialog', { name: /invoice of/i })
  }

  async openInvoiceDialog(orderNumber: string): Promise<void> {
    await this.workspace(orderNumber)
      .getByRole('button', { name: /^(Create Invoice|Create Anew)$/ })
      .click()
  }

  async markPaid(orderNumber: string): Promise<void> {
    await this.workspace(orderNumber).getByRole('button', { name: 'Mark as Paid & Archive' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid & Archive' }).click()
  }
}
