import { Portal } from './portal.ts'

/** `/admin/customers`, Active and Archived Orders: all work on an order. */
export class AdminOrdersPage extends Portal {
  async open(tab: 'active-orders' | 'archived-orders' = 'active-orders', search = ''): Promise<void> {
    await this.page.goto(`/admin/customers?tab=${tab}${search && `&q=${encodeURIComponent(search)}`}`)
  }

  async search(label: 'Search orders' | 'Search archived orders', words: string): Promise<void> {
    await this.searchIn(label, words, this.rowsOf(label === 'Search orders' ? 'Active Orders' : 'Archived Orders'))
  }

  table(name: 'Active Orders' | 'Archived Orders') {
    return this.page.getByRole('table', { name })
  }

  dialog(title: string | RegExp) {
    return this.page.getByRole('dialog', { name: title })
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

  async collapse(orderNumber: string): Promise<void> {
    await this.page.getByRole('button', { name: `Hide details of ${orderNumber}` }).click()
  }

  /** The forms of an expanded order. */
  parts(orderNumber: string) {
    const workspace = this.workspace(orderNumber)
    const shipment = workspace.getByRole('form', { name: 'Record a shipment' })
    const tracking = workspace.getByRole('form', { name: 'Shipping Information' })
    return {
      status: workspace.getByLabel('Order Status'),
      saveStatus: workspace.getByRole('button', { name: 'Save Status' }),
      tracking,
      saveTracking: tracking.getByRole('button', { name: 'Save Tracking' }),
      shipment,
      pieces: shipment.getByLabel('Quantity to Ship'),
      recordShipment: shipment.getByRole('button', { name: 'Record Shipment' }),
      qualityFiles: workspace.getByLabel('Quality Check Files', { exact: true }),
      invoice: workspace.getByLabel('Invoice PDF'),
      markPaid: workspace.getByRole('button', { name: 'Mark as Paid & Archive' }),
    }
  }

  async setStatus(orderNumber: string, label: string): Promise<void> {
    const workspace = this.workspace(orderNumber)
    await workspace.getByLabel('Order Status').selectOption({ label })
    await workspace.getByRole('button', { name: 'Save Status' }).click()
  }

  async uploadQualityFiles(orderNumber: string, files: string[]): Promise<void> {
    const workspace = this.workspace(orderNumber)
    await workspace.getByLabel('Quality Check Files', { exact: true }).setInputFiles(files)
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

  async openDueDateDialog(orderNumber: string): Promise<void> {
    await this.workspace(orderNumber).getByRole('button', { name: 'Change Due Date' }).click()
  }

  get dueDateForm() {
    const dialog = this.dialog(/^Change the due date of /)
    return {
      dialog,
      dueDate: dialog.getByLabel('Due Date'),
      reason: dialog.getByLabel('Reason'),
      confirmLater: dialog.getByRole('checkbox', { name: 'The order will be later than the customer was told' }),
      submit: dialog.getByRole('button', { name: 'Change Due Date' }),
    }
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
      .getByRole('button', { name: /^(Create Invoice|Create Again)$/ })
      .click()
  }

  async markPaid(orderNumber: string): Promise<void> {
    await this.workspace(orderNumber).getByRole('button', { name: 'Mark as Paid & Archive' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid & Archive' }).click()
  }
}
