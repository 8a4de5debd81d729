import { expect, type Locator } from '@playwright/test'
import { Portal } from './portal.ts'

/** `/admin/settings`: the provider's details. */
export class AdminSettingsPage extends Portal {
  async open(): Promise<void> {
    await this.page.goto('/admin/settings')
    await expect(this.heading('Settings')).toBeVisible()
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true })
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save settings' })
  }

  card(name: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { level: 2, name, exact: true }) })
  }

  /** Chooses a logo file. */
  async chooseLogo(name: string, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
    await this.card('Logo').locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
  }
}
