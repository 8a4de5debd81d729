import { expect } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/manual-creation`: manual quotes and orders. */
export class ManualCreationPage extends Portal {
  async open(tab: 'quote' | 'order' = 'quote'): Promise<void> {
    await this.page.goto(`/admin/manual-creation?tab=${tab}`)
    await expect(this.heading('Manual Creation')).toBeVisible()
  }

  get customer() {
    return this.page.getByRole('combobox', { name: 'Customer', exact: true })
  }

  /** Finds a customer by typing, and chooses the one found. */
  async chooseCustomer(typed: string, name: string): Promise<void> {
    await this.customer.fill(typed)
    await this.page.getByRole('option', { name }).click()
    await expect(this.page.getByRole('heading', { name: 'Selected Customer' })).toBeVisible()
  }

  field(name: string) {
    return this.page.getByRole('main').getByLabel(name)
  }

  async submit(name: 'Create Quote' | 'Create Order'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }
}
