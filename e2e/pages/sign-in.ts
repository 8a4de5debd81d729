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

  get email() {
    return this.signInForm.getByLabel('Email')
  }

  get password() {
    return this.signInForm.getByLabel('Password', { exact: true })
  }

  /** Why a sign-in failed, in the form. */
  get refusal() {
    return this.signInForm.getByRole('alert')
  }

  get submit() {
    return this.signInForm.getByRole('button', { name: 'Sign In' })
  }

  /** The marketing text beside the form. */
  get points() {
    return this.page.getByRole('listitem').getByRole('heading', { level: 3 })
  }

  get signUpForm() {
    return this.page.getByRole('form', { name: 'Create Account' })
  }

  accountType(portal: Portal) {
    return this.page.getByRole('radiogroup', { name: 'Account type' }).getByRole('radio', { name: portal })
  }

  async chooseAccountType(portal: Portal): Promise<void> {
    await this.accountType(portal).click()
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }

  async openSignUp(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Sign Up' }).click()
  }

  async signUp(person: { name: string; company: string; email: string; password: string }): Promise<void> {
    await this.openSignUp()
    await this.fillSignUp({ ...person, repeated: person.password })
    await this.createAccount.click()
  }

  async fillSignUp(values: { name: string; company: string; email: string; password: string; repeated: string }) {
    const { signUpFields: fields } = this
    await fields.name.fill(values.name)
    await fields.company.fill(values.company)
    await fields.email.fill(values.email)
    await fields.password.fill(values.password)
    await fields.repeated.fill(values.repeated)
  }

  get signUpFields() {
    const form = this.signUpForm
    return {
      name: form.getByLabel('Full Name'),
      company: form.getByLabel('Company'),
      email: form.getByLabel('Email'),
      password: form.getByLabel('Password', { exact: true }),
      repeated: form.getByLabel('Re-enter Password', { exact: true }),
    }
  }

  get createAccount() {
    return this.signUpForm.getByRole('button', { name: 'Create Account' })
  }
}
