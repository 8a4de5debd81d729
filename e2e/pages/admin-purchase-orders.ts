import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/purchase-orders`, and the page of one of them. */
export class AdminPurchaseOrdersPage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/purchase-orders${search}`)
    await expect(this.heading('Purchase Orders')).toBeVisible()
  }

  get rows() {
    return this.rowsOf('Purchase orders')
  }

  row(words: string) {
    return this.rows.filter({ hasText: words })
  }

  async openOrder({ id, purchaseOrderNumber }: { id: string; purchaseOrderNumber: string }): Promise<void> {
    await this.page.goto(`/admin/purchase-orders/${id}`)
    await expect(this.heading(purchaseOrderNumber)).toBeVisible()
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  inDialog(button: string) {
    return this.dialog.getByRole('button', { name: button, exact: true })
  }

  get receipts() {
    return this.page.getByRole('list', { name: 'Receipts' })
  }

  get documents() {
    return this.page.getByRole('list', { name: 'Documents of this purchase order' })
  }
}
