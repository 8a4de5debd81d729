import type { Page } from '@playwright/test'

/** The page that a user whose account an admin created sees instead of sign-in, until they choose a password. */
export class ForcedResetPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get title() {
    return this.page.getByRole('heading', { level: 1, name: 'Reset Your Password' })
  }

  get form() {
    return this.page.getByRole('form', { name: 'Reset Your Password' })
  }

  get currentPassword() {
    return this.form.getByLabel('Current Password', { exact: true })
  }

  get newPassword() {
    return this.form.getByLabel('New Password', { exact: true })
  }

  get confirmPassword() {
    return this.form.getByLabel('Confirm New Password', { exact: true })
  }

  get submit() {
    return this.form.getByRole('button', { name: 'Reset Password' })
  }

  async reset(current: string, password: string, repeated = password): Promise<void> {
    await this.currentPassword.fill(current)
    await this.newPassword.fill(password)
    await this.confirmPassword.fill(repeated)
    await this.submit.click()
  }
}
