import { expect, type Page } from '@playwright/test'

type Portal = 'Customer' | 'Supplier'

/** `/`: sign-in and sign-up. */
export class SignInPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(address = '/'): Promise<void> {
    await this.page.goto(address)
    await this.expectOpen()
  }

  async expectOpen(): Promise<void> {
    await expect(this.signInForm).toBeVisible()
  }

  get signInForm() {
    return this.page.getByRole('form', { name: 'Sign In' })
  }

  get signUpForm() {
    return this.page.getByRole('form', { name: 'Create Account' })
  }

  async chooseAccountType(portal: Portal): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Account type' }).getByRole('radio', { name: portal }).click()
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.signInForm.getByLabel('Email').fill(email)
    await this.signInForm.getByLabel('Password', { exact: true }).fill(password)
    await this.signInForm.getByRole('button', { name: 'Sign In' }).click()
  }

  async openSignUp(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Sign Up' }).click()
  }

  async signUp(person: { name: string; company: string; email: string; password: string }): Promise<void> {
    await this.openSignUp()
    await this.fillSignUp({ ...person, repeated: person.password })
    await this.signUpForm.getByRole('button', { name: 'Create Account' }).click()
  }

  async fillSignUp(values: { name: string; company: string; email: string; password: string; repeated: string }) {
    const form = this.signUpForm
    await form.getByLabel('Full Name').fill(values.name)
    await form.getByLabel('Company').fill(values.company)
    await form.getByLabel('Email').fill(values.email)
    await form.getByLabel('Password', { exact: true }).fill(values.password)
    await form.getByLabel('Re-enter Password').fill(values.repeated)
  }
}
