import { expect } from '@playwright/test'
import { ProfilePage } from './profile.ts'

type Role = 'Owner' | 'Buyer' | 'Viewer'

/** `/profile?tab=company`: the people of a customer's company. */
export class CompanyPage extends ProfilePage {
  async openPeople(): Promise<void> {
    await this.open('company')
  }

  member(name: string) {
    return this.page.getByRole('table', { name: 'Members' }).getByRole('row').filter({ hasText: name })
  }

  roleOf(name: string) {
    return this.member(name).getByRole('combobox', { name: `Role of ${name}` })
  }

  get inviteButton() {
    return this.page.getByRole('button', { name: 'Invite colleague' })
  }

  get inviteDialog() {
    const dialog = this.page.getByRole('dialog', { name: 'Invite a colleague' })
    return {
      dialog,
      email: dialog.getByLabel('Email'),
      role: (role: Role) => dialog.getByRole('radio', { name: role }),
      send: dialog.getByRole('button', { name: 'Send invitation' }),
    }
  }

  async invite(email: string, role: Role): Promise<void> {
    const { dialog, email: field, role: choice, send } = this.inviteDialog
    await this.inviteButton.click()
    await field.fill(email)
    await choice(role).check()
    await send.click()
    await expect(dialog).toBeHidden()
  }

  invitation(email: string) {
    return this.page.getByRole('table', { name: 'Open invitations' }).getByRole('row').filter({ hasText: email })
  }

  resend(email: string) {
    return this.invitation(email).getByRole('button', { name: `Resend the invitation to ${email}` })
  }

  async withdraw(email: string): Promise<void> {
    await this.invitation(email)
      .getByRole('button', { name: `Withdraw the invitation to ${email}` })
      .click()
    await this.confirm('Withdraw')
  }

  async remove(name: string): Promise<void> {
    await this.member(name)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
    await this.confirm('Remove')
  }

  get leave() {
    return this.page.getByRole('button', { name: 'Leave company' })
  }
}
