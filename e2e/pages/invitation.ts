import { Portal } from './portal.ts'

/** `/invitation#…`: the page of an emailed invitation. */
export class InvitationPage extends Portal {
  fact(label: string) {
    return this.page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]')
  }

  get accept() {
    return this.page.getByRole('button', { name: 'Accept invitation' })
  }

  get signInToAccept() {
    return this.page.getByRole('link', { name: 'Sign in to accept' })
  }

  /** For people without an account. */
  get newAccount() {
    const form = this.page.getByRole('form', { name: 'Accept invitation' })
    return {
      name: form.getByLabel('Full Name'),
      password: form.getByLabel('Password', { exact: true }),
      repeated: form.getByLabel('Re-enter Password', { exact: true }),
      submit: form.getByRole('button', { name: 'Accept and create account' }),
    }
  }

  async decline(): Promise<void> {
    await this.page.getByRole('button', { name: 'Decline', exact: true }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Decline invitation' }).click()
  }

  get gone() {
    return this.heading('This invitation is no longer valid')
  }
}
