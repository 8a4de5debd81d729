import { InvitationPage } from './invitation.ts'

/** `/supplier-invitation#…`: the page of an emailed supplier invitation. */
export class SupplierInvitationPage extends InvitationPage {
  get company() {
    return this.page.getByRole('form', { name: 'Accept invitation' }).getByLabel('Company Name')
  }

  get opened() {
    return this.heading('Join our suppliers')
  }
}
