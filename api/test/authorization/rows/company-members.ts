import { adminsEmpty, adminsOnly, customersList, type Expected, everybody, type Rows } from '../row.ts'
import type { World } from '../worlds.ts'

const member = (world: World) => ({ id: world.memberId })
const invitation = (world: World) => ({ id: world.invitationId })
const company = (world: World) => ({ id: world.companyId })
const address = (world: World) => ({ id: world.addressId })
const addressOfCompany = (world: World) => ({ id: world.companyId, addressId: world.addressId })
const place = { address: '2 New Street', city: 'Akron', country: 'United States' }

/** Owners manage the people of their own company and of no other. */
const ownersOfIt: Expected = [401, 200, 403, 403, 404, 403, 403]
const ownersOfItEmpty: Expected = [401, 204, 403, 403, 404, 403, 403]

export const companyMembersRows: Rows = {
  listCompanyAddresses: { expected: customersList, stage: 'nothing' },
  changeCompanyAddress: {
    ...{ expected: [401, 200, 200, 403, 404, 403, 403], stage: 'nothing', params: address },
    json: () => place,
  },
  removeCompanyAddress: { expected: [401, 204, 204, 403, 404, 403, 403], stage: 'nothing', params: address },
  listKeptAddresses: { expected: adminsOnly, stage: 'nothing', params: company },
  changeKeptAddress: { expected: adminsOnly, stage: 'nothing', params: addressOfCompany, json: () => place },
  removeKeptAddress: { expected: adminsEmpty, stage: 'nothing', params: addressOfCompany },
  listCompanyMembers: { expected: customersList, stage: 'nothing' },
  setMemberRole: {
    expected: ownersOfIt,
    stage: 'nothing',
    params: member,
    json: () => ({ companyRole: 'viewer' }),
  },
  removeMember: { expected: ownersOfItEmpty, stage: 'nothing', params: member },
  listInvitations: { expected: [401, 200, 403, 403, 200, 403, 403], stage: 'nothing' },
  inviteColleague: {
    expected: [401, 201, 403, 403, 201, 403, 403],
    stage: 'nothing',
    json: () => ({ email: 'colleague@example.com', companyRole: 'buyer' }),
  },
  resendInvitation: { expected: ownersOfIt, stage: 'nothing', params: invitation },
  withdrawInvitation: { expected: ownersOfItEmpty, stage: 'nothing', params: invitation },
  // anybody with the secret may read it, signed in or not
  openInvitation: { expected: everybody(200), stage: 'nothing', json: (world) => ({ token: world.invitationToken }) },
  declineInvitation: {
    expected: everybody(204),
    stage: 'nothing',
    json: (world) => ({ token: world.invitationToken }),
  },
  // the invited address has an account, and only that one may accept
  acceptInvitation: {
    expected: everybody(409),
    stage: 'nothing',
    json: (world) => ({ token: world.invitationToken, name: 'Somebody', password: 'turned-and-milled-43' }),
  },
}
