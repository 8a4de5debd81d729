import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/production`: orders by stage and by due date. */
export class AdminProductionPage extends Portal {
  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/production${query}`)
    await expect(this.heading('Production')).toBeVisible()
  }

  column(stage: string) {
    return this.page.getByRole('region', { name: stage, exact: true })
  }

  card(orderNumber: string) {
    return this.page.getByRole('listitem', { name: orderNumber, exact: true })
  }

  async move(orderNumber: string, stage: string): Promise<void> {
    await this.page.getByRole('button', { name: `Move ${orderNumber}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: stage }).click()
  }

  async confirm(stage: string): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: `Move to ${stage}` })
      .click()
  }

  /** The cell of a day in the calendar. */
  day(date: string) {
    return this.calendar.getByRole('cell').filter({ has: this.page.locator(`time[datetime="${date}"]`) })
  }

  get calendar() {
    return this.page.getByRole('table', { name: /^Orders due in/ })
  }
}
