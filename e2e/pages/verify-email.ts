import type { Page } from '@playwright/test'

/** `/verify-email`: takes the six digits from the email. */
export class VerifyEmailPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get title() {
    return this.page.getByRole('heading', { level: 1, name: 'Verify your email' })
  }

  get code() {
    return this.page.getByLabel('Verification code')
  }

  get verified() {
    return this.page.getByRole('heading', { level: 1, name: 'Email Verified!' })
  }

  get resend() {
    return this.page.getByRole('button', { name: /^Resend Code/ })
  }

  get submit() {
    return this.page.getByRole('button', { name: 'Verify Email' })
  }

  async verify(code: string): Promise<void> {
    await this.code.fill(code)
    await this.submit.click()
  }

  async goToSignIn(): Promise<void> {
    await this.page.getByRole('link', { name: 'Go to Sign In' }).click()
  }
}
