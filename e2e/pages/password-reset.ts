import type { Page } from '@playwright/test'

/** `/forgot-password` and `/reset-password`. */
export class PasswordResetPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get askForm() {
    return this.page.getByRole('form', { name: 'Forgot password' })
  }

  async ask(email: string, accountType: 'Customer Portal' | 'Supplier Portal'): Promise<void> {
    await this.askForm.getByLabel('Email').fill(email)
    await this.askForm.getByLabel('Account Type').selectOption({ label: accountType })
    await this.askForm.getByRole('button', { name: 'Send Reset Email' }).click()
  }

  get sent() {
    return this.page.getByRole('heading', { level: 1, name: 'Check your email' })
  }

  async enterCode(): Promise<void> {
    await this.page.getByRole('link', { name: 'Enter Reset Code' }).click()
  }

  get resetForm() {
    return this.page.getByRole('form', { name: 'Reset your password' })
  }

  async reset(code: string, password: string, repeated = password): Promise<void> {
    await this.resetForm.getByLabel('Reset code').fill(code)
    await this.resetForm.getByLabel('New Password').fill(password)
    await this.resetForm.getByLabel('Confirm Password').fill(repeated)
    await this.resetForm.getByRole('button', { name: 'Reset Password' }).click()
  }

  get done() {
    return this.page.getByRole('heading', { level: 1, name: 'Password Reset Complete' })
  }

  async continueToLogin(): Promise<void> {
    await this.page.getByRole('link', { name: 'Continue to Login' }).click()
  }
}
