import { testPassword } from '../../factories.ts'
import { type Expected, type Rows, signedIn } from '../row.ts'

/** Every user does this to their own account and no other. */
const ownAccountEmpty: Expected = [401, 204, 204, 204, 204, 204, 204]

export const profileRows: Rows = {
  getProfile: { expected: signedIn, stage: 'nothing' },
  updateProfile: { expected: signedIn, stage: 'nothing', json: () => ({ name: 'Ada Turner', title: 'Buyer' }) },
  requestEmailChange: {
    expected: signedIn,
    stage: 'nothing',
    json: () => ({ newEmail: 'another@example.com', password: testPassword }),
  },
  // nobody has a pending code
  confirmEmailChange: {
    expected: [401, 400, 400, 400, 400, 400, 400],
    stage: 'nothing',
    json: () => ({ verificationCode: '000000' }),
  },
  cancelEmailChange: { expected: ownAccountEmpty, stage: 'nothing' },
  changePassword: {
    expected: signedIn,
    stage: 'nothing',
    json: () => ({ currentPassword: testPassword, newPassword: 'turned-and-milled-43' }),
  },
  listDevices: { expected: signedIn, stage: 'nothing' },
  signOutDevice: {
    expected: [401, 204, 404, 404, 404, 404, 404],
    stage: 'nothing',
    params: (world) => ({ id: world.deviceId }),
  },
  signOutOtherDevices: { expected: signedIn, stage: 'nothing' },
  listNotificationChoices: { expected: signedIn, stage: 'nothing' },
  // mails about quotes go to customers
  chooseNotification: {
    expected: [401, 200, 200, 200, 200, 409, 409],
    stage: 'nothing',
    params: () => ({ topic: 'quotes' }),
    json: () => ({ email: false }),
  },
  downloadOwnData: { expected: signedIn, stage: 'ordered' },
  previewOwnDeletion: { expected: signedIn, stage: 'ordered' },
  deleteOwnAccount: { expected: ownAccountEmpty, stage: 'ordered', json: () => ({ password: testPassword }) },

  // Suppliers find nothing yet except their pages, which are not requested.
  find: { expected: signedIn, stage: 'ordered', query: 'q=bracket' },
  listSavedFilters: { expected: signedIn, stage: 'nothing', query: 'list=customer.orders' },
  saveFilter: {
    expected: [401, 201, 201, 201, 201, 201, 201],
    stage: 'nothing',
    json: () => ({ list: 'customer.orders', name: 'Late ones', query: 'status=packing' }),
  },
  // saved filters are private to their user
  renameSavedFilter: {
    expected: [401, 200, 404, 404, 404, 404, 404],
    stage: 'nothing',
    params: (world) => ({ id: world.savedFilterId }),
    json: () => ({ name: 'On their way' }),
  },
  deleteSavedFilter: {
    expected: [401, 204, 404, 404, 404, 404, 404],
    stage: 'nothing',
    params: (world) => ({ id: world.savedFilterId }),
  },
}
