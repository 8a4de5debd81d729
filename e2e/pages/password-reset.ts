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

  get email() {
    return this.askForm.getByLabel('Email')
  }

  get accountType() {
    return this.askForm.getByLabel('Account Type')
  }

  get send() {
    return this.askForm.getByRole('button', { name: 'Send Reset Email' })
  }

  async ask(email: string, accountType: 'Customer Portal' | 'Supplier Portal'): Promise<void> {
    await this.email.fill(email)
    await this.accountType.selectOption({ label: accountType })
    await this.send.click()
  }

  get sent() {
    return this.page.getByRole('heading', { level: 1, name: 'Check your email' })
  }

  get again() {
    return this.page.getByRole('button', { name: 'Send another email' })
  }

  async enterCode(): Promise<void> {
    await this.page.getByRole('link', { name: 'Enter Reset Code' }).click()
  }

  get resetForm() {
    return this.page.getByRole('form', { name: 'Reset your password' })
  }

  get code() {
    return this.resetForm.getByLabel('Reset code')
  }

  get newPassword() {
    return this.resetForm.getByLabel('New Password', { exact: true })
  }

  get confirmPassword() {
    return this.resetForm.getByLabel('Confirm Password', { exact: true })
  }

  get submit() {
    return this.resetForm.getByRole('button', { name: 'Reset Password' })
  }

  async reset(code: string, password: string, repeated = password): Promise<void> {
    await this.code.fill(code)
    await this.newPassword.fill(password)
    await this.confirmPassword.fill(repeated)
    await this.submit.click()
  }

  get done() {
    return this.page.getByRole('heading', { level: 1, name: 'Password Reset Complete' })
  }

  async continueToLogin(): Promise<void> {
    await this.page.getByRole('link', { name: 'Continue to Login' }).click()
  }
}
