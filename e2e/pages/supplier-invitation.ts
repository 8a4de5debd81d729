import { InvitationPage } from './invitation.ts'

/** `/supplier-invitation#…`: what the mailed invitation of a supplier leads to. */
export class SupplierInvitationPage extends InvitationPage {
  get company() {
    return this.page.getByRole('form', { name: 'Accept invitation' }).getByLabel('Company Name')
  }

  get opened() {
    return this.heading('Join our suppliers')
  }
}
