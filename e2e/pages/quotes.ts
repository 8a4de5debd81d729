import { Portal } from './portal.ts'

/** `/quotes`: the customer's quotes, their answers and purchase orders. */
export class QuotesPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/quotes${query}`)
  }

  group(title: string) {
    return this.page.getByRole('region', { name: title })
  }

  card(projectName: string, group = this.page.getByRole('main')) {
    return group.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: projectName }) })
  }

  /** The placeholder of quotes while they load. */
  get placeholders() {
    return this.page.getByRole('main').locator('ul[aria-hidden="true"] > li')
  }

  /** The changes that a revised quote lists. */
  get changes() {
    return this.dialog.getByRole('region', { name: /changed/i })
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

  /** @returns the download */
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

  /** The choice among the priced quantities of a part. */
  quantityOf(part: string) {
    return this.dialog.getByLabel(`Quantity of ${part}`)
  }

  get answerForm() {
    return this.dialog.getByRole('form')
  }

  get purchaseOrderDialog() {
    return this.page.getByRole('dialog', { name: 'Upload Purchase Order' })
  }

  get purchaseOrderForm() {
    const dialog = this.purchaseOrderDialog
    return {
      file: dialog.getByLabel('Purchase Order File'),
      number: dialog.getByLabel('PO Number'),
      submit: dialog.getByRole('button', { name: 'Upload Purchase Order' }),
      progress: dialog.getByRole('progressbar'),
    }
  }

  /** The dialog's final state, if there is something to say about an uploaded purchase order. */
  get purchaseOrderUploaded() {
    return this.page.getByRole('dialog', { name: 'Purchase order uploaded' })
  }

  async openPurchaseOrderDialog(projectName: string): Promise<void> {
    await this.card(projectName).getByRole('button', { name: 'Upload Purchase Order' }).click()
  }

  async uploadPurchaseOrder(projectName: string, file: string, number: string): Promise<void> {
    await this.openPurchaseOrderDialog(projectName)
    const form = this.purchaseOrderForm
    await form.file.setInputFiles(file)
    await form.number.fill(number)
    await form.submit.click()
  }
}
