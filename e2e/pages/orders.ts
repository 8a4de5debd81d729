import { Portal } from './portal.ts'

/** `/orders`: the customer's orders with details, tracking and reorder. */
export class OrdersPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/orders${query}`)
  }

  async openTab(name: 'Active Orders' | 'Order History'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }

  get table() {
    return this.page.getByRole('table', { name: 'My Orders' })
  }

  get rows() {
    return this.rowsOf('My Orders')
  }

  count(label: string) {
    return this.page
      .getByRole('region', { name: 'Counts' })
      .locator(':scope > *')
      .filter({ has: this.page.getByText(label, { exact: true }) })
  }

  column(name: string) {
    return this.table.getByRole('columnheader', { name })
  }

  /** The resize handle of a column. */
  handle(column: string) {
    return this.table.getByRole('separator', { name: `Width of ${column}` })
  }

  async widthOf(column: string): Promise<number> {
    return Math.round((await this.column(column).boundingBox())?.width ?? 0)
  }

  row(words: string | RegExp) {
    return this.page.getByRole('table', { name: 'My Orders' }).getByRole('row').filter({ hasText: words })
  }

  async expand(orderNumber: string): Promise<void> {
    await this.page.getByRole('button', { name: `Show details of ${orderNumber}` }).click()
  }

  /** The expanded order. */
  card(orderNumber: string) {
    return this.page.getByRole('article', { name: orderNumber })
  }

  progressOf(orderNumber: string) {
    return this.card(orderNumber).getByRole('progressbar', { name: `Progress of ${orderNumber}` })
  }

  /** One of the eight stages of the expanded order. */
  stage(orderNumber: string, label: string) {
    return this.card(orderNumber)
      .getByRole('list', { name: 'Production stages' })
      .getByRole('listitem')
      .filter({ hasText: label })
  }

  get actionRequired() {
    return this.page.getByRole('region', { name: 'Action Required' })
  }

  async reviewQuality(orderNumber: string): Promise<void> {
    await this.actionRequired.getByRole('button', { name: `Review quality check of ${orderNumber}` }).click()
  }

  details(orderNumber: string) {
    return this.page.getByRole('dialog', { name: `Order ${orderNumber}` })
  }

  async openDetails(orderNumber: string): Promise<void> {
    await this.row(orderNumber).getByRole('button', { name: 'Details', exact: true }).click()
  }

  async closeDialog(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }

  qualityPanel(orderNumber: string) {
    return this.details(orderNumber).getByRole('region', { name: 'Quality Check' })
  }

  /** A button of the decision, in the foot of the dialog. */
  decisionButton(orderNumber: string, name: string) {
    return this.details(orderNumber).getByRole('button', { name, exact: true })
  }

  qualityFiles(orderNumber: string) {
    return this.qualityPanel(orderNumber).getByRole('list', { name: 'Quality check files' })
  }

  decisions(orderNumber: string) {
    return this.qualityPanel(orderNumber).getByRole('list', { name: 'Decisions' }).getByRole('listitem')
  }

  tracking(orderNumber: string) {
    return this.page.getByRole('dialog', { name: `Tracking of ${orderNumber}` })
  }

  get reorderDialog() {
    return this.page.getByRole('dialog', { name: /^Reorder / })
  }

  async approveQuality(orderNumber: string, comments: string): Promise<void> {
    await this.decisionButton(orderNumber, 'Approve').click()
    await this.qualityPanel(orderNumber).getByLabel('Comments').fill(comments)
    await this.decisionButton(orderNumber, 'Confirm Approval').click()
  }

  shipments(orderNumber: string) {
    return this.details(orderNumber).getByRole('list', { name: 'Shipments' }).locator(':scope > li')
  }

  /** @returns the download */
  async downloadAll(orderNumber: string) {
    const download = this.page.waitForEvent('download')
    await this.details(orderNumber).getByRole('button', { name: 'Download All Files (ZIP)' }).click()
    return download
  }

  async reorder(orderNumber: string): Promise<void> {
    await this.row(orderNumber).getByRole('button', { name: 'Reorder' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Submit Reorder Request' }).click()
  }
}
