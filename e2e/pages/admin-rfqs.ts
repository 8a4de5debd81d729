import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/customers?tab=rfqs`: the requests of all customers, one of them open beside the list. */
export class AdminRfqsPage extends Portal {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/customers?tab=rfqs${search && `&q=${encodeURIComponent(search)}`}`)
  }

  async search(words: string): Promise<void> {
    await this.searchIn('Search RFQs', words, this.rowsOf('Incoming RFQs'))
  }

  get table() {
    return this.page.getByRole('table', { name: 'Incoming RFQs' })
  }

  row(words: string | RegExp) {
    return this.table.getByRole('row').filter({ hasText: words })
  }

  async view(projectName: string): Promise<void> {
    await this.row(projectName)
      .getByRole('button', { name: /^View / })
      .click()
    await expect(this.panel).toBeVisible()
  }

  get panel() {
    return this.page.getByRole('dialog', { name: /^RFQ\b/ })
  }

  file(name: string) {
    return this.panel.getByRole('link', { name, exact: true })
  }

  get quoteForm() {
    return this.panel.getByRole('form', { name: 'Create Quote' })
  }

  async quote(terms: { amount: string; validity: string; delivery: string; notes: string; file: string }) {
    const { quoteForm: form } = this
    await form.getByLabel('Quote Amount').fill(terms.amount)
    await form.getByLabel('Quote Validity').selectOption({ label: terms.validity })
    await form.getByLabel('Estimated Delivery Date').fill(terms.delivery)
    await form.getByLabel('Notes').fill(terms.notes)
    await form.getByLabel('Quote PDF').setInputFiles(terms.file)
    await this.submitQuote.click()
  }

  /** Stands in the foot of the panel. */
  get submitQuote() {
    return this.panel.getByRole('button', { name: 'Submit Quote' })
  }

  /** Types the estimate of the only price into its field. */
  get useEstimate() {
    return this.quoteForm.getByRole('button', { name: 'Use estimate', exact: true })
  }

  get makeDocument() {
    return this.quoteForm.getByRole('checkbox', { name: 'Make the PDF for me' })
  }

  get preview() {
    return this.quoteForm.getByRole('button', { name: 'Preview PDF' })
  }

  /** The form of a quote or of its revision, with the messages of its fields. */
  get offer() {
    const form = this.panel.getByRole('form')
    return {
      form,
      field: (label: string) => form.getByLabel(label),
      by: (way: 'Total' | 'Unit price') => form.getByRole('radio', { name: way }),
      submit: this.panel.getByRole('button', { name: /^Submit / }),
    }
  }

  /** A charge in the open form. @param place from 1 */
  charge(place: number) {
    const form = this.panel.getByRole('form')
    return {
      kind: form.getByLabel(`Kind of line ${place}`),
      name: form.getByLabel(`Name of line ${place}`),
      amount: form.getByLabel(`Amount of line ${place}`),
    }
  }

  get addCharge() {
    return this.panel.getByRole('button', { name: 'Add setup, tooling, freight or tax' })
  }

  get decline() {
    const dialog = this.page.getByRole('dialog', { name: /^Decline RFQ / })
    return {
      open: this.panel.getByRole('button', { name: 'Decline RFQ' }),
      dialog,
      confirm: dialog.getByRole('button', { name: 'Decline RFQ' }),
    }
  }

  /** Closes the panel and discards its input. */
  async leavePanel(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click()
    await expect(this.panel).toBeHidden()
  }

  get createSalesOrder() {
    return this.panel.getByRole('button', { name: 'Create Sales Order' })
  }

  /** @returns the download */
  async downloadPurchaseOrder() {
    const download = this.page.waitForEvent('download')
    await this.panel.getByRole('button', { name: 'Download Customer PO' }).click()
    return download
  }

  get salesOrderDialog() {
    return this.page.getByRole('dialog', { name: 'Create Sales Order' })
  }

  /** The number of the RFQ's sales order. */
  async orderNumber(): Promise<string> {
    const words = await this.panel.getByText(/^Sales order SORD-/).textContent()
    return words?.replace('Sales order ', '') ?? ''
  }

  async closePanel(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close' }).click()
  }
}
