import { Portal } from './portal.ts'

/** `/quotes`: the customer's quotes, their answers and purchase orders. */
export class QuotesPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/quotes')
  }

  group(title: string) {
    return this.page.getByRole('region', { name: title })
  }

  card(projectName: string, group = this.page.getByRole('main')) {
    return group.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: projectName }) })
  }

  async view(projectName: string): Promise<void> {
    await this.card(projectName).getByRole('button', { name: 'View Quote' }).click()
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: /^Quote\b/ })
  }

  get document() {
    return this.dialog.getByRole('article')
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }

  /** @returns what the browser saves */
  async downloadDocument() {
    const download = this.page.waitForEvent('download')
    await this.dialog.getByRole('button', { name: 'Download Quote PDF' }).click()
    return download
  }

  async accept(notes: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Accept Quote' }).click()
    await this.dialog.getByLabel('Acceptance notes').fill(notes)
    await this.dialog.getByRole('button', { name: 'Confirm' }).click()
  }

  async decline(reason: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Decline Quote' }).click()
    await this.dialog.getByLabel('Reason for decline').fill(reason)
    await this.dialog.getByRole('button', { name: 'Confirm' }).click()
  }

  get purchaseOrderDialog() {
    return this.page.getByRole('dialog', { name: 'Upload Purchase Order' })
  }

  async uploadPurchaseOrder(projectName: string, file: string, number: string): Promise<void> {
    await this.card(projectName).getByRole('button', { name: 'Upload Purchase Order' }).click()
    const { purchaseOrderDialog: dialog } = this
    await dialog.getByLabel('Purchase Order File').setInputFiles(file)
    await dialog.getByLabel('PO Number').fill(number)
    await dialog.getByRole('button', { name: 'Upload Purchase Order' }).click()
  }
}
