import { expect, type Locator } from '@playwright/test'
import { Portal } from './portal.ts'

type Tab = 'account' | 'security' | 'notifications' | 'company' | 'data'

/** `/profile`: the user's account, which suppliers have in addition to their company's profile. */
export class ProfilePage extends Portal {
  async open(tab: Tab = 'account'): Promise<void> {
    await this.page.goto(`/profile?tab=${tab}`)
    await expect(this.heading(/^(Profile|Account)$/)).toBeVisible()
  }

  get dialog() {
    return this.page.getByRole('dialog')
  }

  /** Confirms a dialog, by the label of its button. */
  async confirm(words: string): Promise<void> {
    await this.dialog.getByRole('button', { name: words, exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }

  get details() {
    const form = this.page.getByRole('form', { name: 'Your details' })
    return {
      name: form.getByLabel('Full Name'),
      phone: form.getByLabel('Phone'),
      title: form.getByLabel('Job Title'),
      company: form.getByLabel('Company'),
      save: form.getByRole('button', { name: 'Save' }),
    }
  }

  async askForEmail(newEmail: string, password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change email' }).click()
    await this.sendCode(newEmail, password)
  }

  async sendCode(newEmail: string, password: string): Promise<void> {
    const { newEmail: email, password: present, send } = this.emailDialog
    await email.fill(newEmail)
    await present.fill(password)
    await send.click()
  }

  get emailDialog() {
    const dialog = this.page.getByRole('dialog', { name: 'Change your email' })
    return {
      newEmail: dialog.getByLabel('New Email'),
      password: dialog.getByLabel('Current Password', { exact: true }),
      send: dialog.getByRole('button', { name: 'Send code' }),
    }
  }

  /** The form that waits for the emailed code. */
  get pendingEmail() {
    const form = this.page.getByRole('form', { name: 'Verification of the new email' })
    return {
      code: form.getByLabel('Verification code'),
      verify: form.getByRole('button', { name: 'Verify' }),
      again: form.getByRole('button', { name: /^Send a new code/ }),
      cancel: form.getByRole('button', { name: 'Cancel change' }),
    }
  }

  get passwordForm() {
    const form = this.page.getByRole('form', { name: 'Change password' })
    return {
      current: form.getByLabel('Current Password', { exact: true }),
      wanted: form.getByLabel('New Password', { exact: true }),
      repeated: form.getByLabel('Confirm New Password', { exact: true }),
      submit: form.getByRole('button', { name: 'Change password' }),
    }
  }

  async changePassword(current: string, wanted: string, repeated = wanted): Promise<void> {
    const { passwordForm: form } = this
    await form.current.fill(current)
    await form.wanted.fill(wanted)
    await form.repeated.fill(repeated)
    await form.submit.click()
  }

  get devices() {
    return this.page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
  }

  device(name: string) {
    return this.devices.filter({ hasText: name })
  }

  async signOut(device: Locator): Promise<void> {
    await device.getByRole('button', { name: /^Sign out / }).click()
    await this.confirm('Sign out')
  }

  async signOutOthers(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out all others' }).click()
    await this.confirm('Sign out all others')
  }

  topic(name: string) {
    return this.page.getByRole('checkbox', { name })
  }

  /** @returns the download */
  async downloadData() {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('link', { name: 'Download my data' }).click()
    return download
  }

  async askForDeletion(): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete account' }).click()
    await expect(this.dialog).toBeVisible()
  }

  get deletion() {
    const dialog = this.page.getByRole('dialog', { name: 'Delete your account?' })
    return {
      dialog,
      password: dialog.getByLabel('Current Password', { exact: true }),
      word: dialog.getByLabel('Type DELETE to confirm'),
      confirm: dialog.getByRole('button', { name: 'Delete account' }),
      listed: (title: string) => dialog.getByRole('list', { name: title }).getByRole('listitem'),
    }
  }
}
