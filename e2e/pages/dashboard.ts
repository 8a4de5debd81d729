import { Portal } from './portal.ts'

/** `/`: the customer's dashboard. */
export class DashboardPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/')
  }

  greeting(firstName: string) {
    return this.heading(`Hello, ${firstName}`)
  }

  get firstTimePanel() {
    return this.page.getByRole('link', { name: 'Submit Your First RFQ' })
  }

  /** One of the four figures, with its label, value and hint. */
  figure(label: string) {
    return this.page
      .getByRole('region', { name: 'Key figures' })
      .locator(':scope > *')
      .filter({ has: this.page.getByText(label, { exact: true }) })
  }

  card(title: string) {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title }) })
  }

  /** All quick actions, in order. */
  get actions() {
    return this.card('Quick Actions').getByRole('link')
  }

  action(label: string) {
    return this.actions.filter({ hasText: label })
  }

  progressOf(orderNumber: string) {
    return this.page.getByRole('progressbar', { name: `Progress of ${orderNumber}` })
  }
}
