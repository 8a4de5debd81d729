import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/reports`: what the business did in a period. */
export class AdminReportsPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/reports${query}`)
    await expect(this.heading('Business Reports')).toBeVisible()
  }

  /** A chart, as its table for screen readers. */
  chart(name: string) {
    return this.page.getByRole('table', { name })
  }

  card(name: string) {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { level: 2, name, exact: true }) })
  }

  get none() {
    return this.page.getByText('No Data Available')
  }

  /** Exports a part of the report. */
  async save(name: string) {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name, exact: true }).click()
    return download
  }
}
