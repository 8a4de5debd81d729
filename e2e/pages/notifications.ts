import { Portal } from './portal.ts'

/** The bell in every portal's header with its panel, and the page of all notifications. */
export class Notifications extends Portal {
  /** @param unread the number unread that it shows */
  bell(unread: number) {
    return this.page.getByRole('button', {
      name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
      exact: true,
    })
  }

  get panel() {
    return this.page.getByRole('dialog', { name: 'Notifications' })
  }

  told(title: string | RegExp) {
    return this.panel.getByRole('link', { name: title })
  }

  view(name: 'Unread' | 'All') {
    return this.panel.getByRole('radio', { name })
  }

  get rows() {
    const table = this.page.getByRole('table', { name: 'Notifications', exact: true })
    // Links are inert while loading.
    return table.locator('tbody > tr').filter({ has: this.page.getByRole('link') })
  }
}
