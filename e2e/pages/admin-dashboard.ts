import { Portal } from './portal.ts'

/** `/admin`: figures, the work queue, and quick actions. */
export class AdminDashboardPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/admin')
  }

  card(title: string) {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  /** One of the four figures, with its label, value and hint. */
  figure(label: string) {
    return this.page
      .getByRole('region', { name: 'Key figures' })
      .locator(':scope > *')
      .filter({ has: this.page.getByText(label, { exact: true }) })
  }

  /** The items that have waited longest for an admin. */
  get waiting() {
    return this.card('Work Queue').getByRole('list', { name: 'Waiting longest' }).getByRole('listitem')
  }

  waitingFor(project: string) {
    return this.waiting.filter({ hasText: project })
  }

  /** The link to all of a kind. */
  all(kind: string) {
    return this.page.getByRole('list', { name: 'Waiting items by kind' }).getByRole('link', { name: kind })
  }

  get nothingWaits() {
    return this.page.getByText('Nothing needs your attention')
  }

  /** A chart, as its table for screen readers. */
  chart(name: string) {
    return this.page.getByRole('table', { name })
  }
}
